<?php
/**
 * The documents of a legal pack, for somebody who has accepted the terms.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: string, lot_url: string, items: list<array{document: \HearthHammer\Auctions\LegalPack\LegalDocument, url: string, note: string, is_new: bool}>, all: array{url: string, size: string}|null, is_muted: bool} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede"><a href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( $view['lot'] ); ?></a></p>
<?php if ( array() === $view['items'] ) : ?>
	<p><?php esc_html_e( 'The documents have been withdrawn. Call us if you need them.', 'hearth-hammer' ); ?></p>
<?php endif; ?>
<ul class="hh-legal__documents">
	<?php foreach ( $view['items'] as $hh_item ) : ?>
		<li class="hh-legal__document">
			<a class="hh-legal__name" href="<?php echo esc_url( $hh_item['url'] ); ?>" rel="nofollow" download><?php echo esc_html( $hh_item['document']->title ); ?></a>
			<span class="hh-legal__about">
				<?php
				/* translators: 1: kind and size of a file, 2: number of a version, 3: date */
				echo esc_html( sprintf( __( '%1$s · version %2$d, %3$s', 'hearth-hammer' ), $hh_item['document']->kind(), $hh_item['document']->version, $hh_item['document']->date() ) );
				?>
			</span>
			<?php if ( '' !== $hh_item['note'] ) : ?>
				<span class="hh-legal__note<?php echo $hh_item['is_new'] ? ' hh-legal__note--new' : ''; ?>"><?php echo esc_html( $hh_item['note'] ); ?></span>
			<?php endif; ?>
		</li>
	<?php endforeach; ?>
</ul>
<?php if ( null !== $view['all'] ) : ?>
	<?php /* translators: %s: size of a file */ ?>
	<p><a class="hh-button hh-button--quiet" href="<?php echo esc_url( $view['all']['url'] ); ?>" rel="nofollow" download><?php echo esc_html( sprintf( __( 'Download all (ZIP, %s)', 'hearth-hammer' ), $view['all']['size'] ) ); ?></a></p>
<?php endif; ?>
<p class="hh-aside"><?php esc_html_e( 'The download links work for two hours. Reload this page to get new ones. We record what you download, with your name, so that we can tell you when it changes.', 'hearth-hammer' ); ?></p>
<?php if ( $view['is_muted'] ) : ?>
	<p role="status"><?php esc_html_e( 'We’ve stopped emailing you about this legal pack.', 'hearth-hammer' ); ?></p>
<?php else : ?>
	<form method="post"><button class="hh-button hh-button--quiet" type="submit" name="mute" value="1"><?php esc_html_e( 'Stop emails about this pack', 'hearth-hammer' ); ?></button></form>
<?php endif; ?>

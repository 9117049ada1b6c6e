<?php
/**
 * Where a solicitor sends documents for a legal pack, by the link in their email.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: string, until: string, problems: list<string>, taken: int, items: list<array{name: string, state: string, date: string}>, accept: string, largest: string, most: int} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede"><?php echo esc_html( $view['lot'] ); ?></p>
<?php if ( array() !== $view['problems'] ) : ?>
	<div class="hh-notice hh-notice--error" role="alert">
		<p class="hh-notice__title"><?php esc_html_e( 'Some files were not sent', 'hearth-hammer' ); ?></p>
		<ul>
			<?php foreach ( $view['problems'] as $hh_problem ) : ?>
				<li><?php echo esc_html( $hh_problem ); ?></li>
			<?php endforeach; ?>
		</ul>
	</div>
<?php endif; ?>
<?php if ( $view['taken'] > 0 ) : ?>
	<?php /* translators: %d: number of files */ ?>
	<p role="status"><?php echo esc_html( sprintf( _n( 'Thank you. We’ve received %d file and will check it.', 'Thank you. We’ve received %d files and will check them.', $view['taken'], 'hearth-hammer' ), $view['taken'] ) ); ?></p>
<?php endif; ?>
<form class="hh-legal__form" method="post" enctype="multipart/form-data">
	<div class="hh-field">
		<label class="hh-field__label" for="hh-legal-upload"><?php esc_html_e( 'Documents', 'hearth-hammer' ); ?></label>
		<input type="file" id="hh-legal-upload" name="files[]" class="hh-field__input" accept="<?php echo esc_attr( $view['accept'] ); ?>" aria-describedby="hh-legal-upload-hint" multiple required>
		<?php /* translators: 1: size of a file, e.g. 50 MB, 2: number of files */ ?>
		<p class="hh-field__hint" id="hh-legal-upload-hint"><?php echo esc_html( sprintf( __( 'PDF, Word, Excel, ZIP or image files, up to %1$s each, and %2$d files at a time. Name each file after the document, for example “Title register.pdf”.', 'hearth-hammer' ), $view['largest'], $view['most'] ) ); ?></p>
	</div>
	<button class="hh-button hh-button--primary" type="submit" name="upload" value="1"><?php esc_html_e( 'Send documents', 'hearth-hammer' ); ?></button>
</form>
<?php if ( array() !== $view['items'] ) : ?>
	<h2><?php esc_html_e( 'Sent so far', 'hearth-hammer' ); ?></h2>
	<ul class="hh-legal__documents">
		<?php foreach ( $view['items'] as $hh_item ) : ?>
			<li class="hh-legal__document">
				<span class="hh-legal__name"><?php echo esc_html( $hh_item['name'] ); ?></span>
				<?php /* translators: 1: state of a document, e.g. Published, 2: date */ ?>
				<span class="hh-legal__about"><?php echo esc_html( sprintf( __( '%1$s · sent on %2$s', 'hearth-hammer' ), $hh_item['state'], $hh_item['date'] ) ); ?></span>
			</li>
		<?php endforeach; ?>
	</ul>
<?php endif; ?>
<?php /* translators: %s: day */ ?>
<p class="hh-aside"><?php echo esc_html( sprintf( __( 'This link works until %s. We check each document before bidders can see it. To replace a document, send it again with the same file name.', 'hearth-hammer' ), $view['until'] ) ); ?></p>

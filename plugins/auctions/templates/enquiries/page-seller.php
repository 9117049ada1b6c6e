<?php
/**
 * A seller's lots, by the link in their emails.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{name: string, lots: list<array{name: string, url: string, starts_at: int, facts: array<string, string>, offers: list<string>}>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( array() === $view['lots'] ) : ?>
	<p class="hh-lede"><?php esc_html_e( 'It may be too old. Call us about your lots.', 'hearth-hammer' ); ?></p>
<?php else : ?>
	<p class="hh-lede"><?php esc_html_e( 'Only people with this link can see this page, so keep it to yourself.', 'hearth-hammer' ); ?></p>
<?php endif; ?>
<?php foreach ( $view['lots'] as $hh_lot ) : ?>
	<section>
		<h2>
			<?php if ( '' !== $hh_lot['url'] ) : ?>
				<a href="<?php echo esc_url( $hh_lot['url'] ); ?>"><?php echo esc_html( $hh_lot['name'] ); ?></a>
			<?php else : ?>
				<?php echo esc_html( $hh_lot['name'] ); ?>
			<?php endif; ?>
		</h2>
		<dl class="hh-facts">
			<?php foreach ( $hh_lot['facts'] as $hh_label => $hh_text ) : ?>
				<div class="hh-facts__row"><dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo esc_html( $hh_text ); ?></dd></div>
			<?php endforeach; ?>
		</dl>
		<?php if ( array() !== $hh_lot['offers'] ) : ?>
			<h3><?php esc_html_e( 'Offers', 'hearth-hammer' ); ?></h3>
			<ul>
				<?php foreach ( $hh_lot['offers'] as $hh_offer ) : ?>
					<li><?php echo esc_html( $hh_offer ); ?></li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
	</section>
<?php endforeach; ?>

<?php
/**
 * All that is told of a lot, and the energy certificate of a property.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view   = $args['view'];
$hh_facts  = Block::html( 'lot-facts' );
$hh_energy = Block::html( 'lot-energy' );
if ( '' === $hh_facts . $hh_energy && ! $hh_view->lot->epc_images ) {
	return;
}
?>
<section class="hh-property__section" id="facts">
	<h2 class="hh-heading--small"><?php echo esc_html( $hh_view->is_vehicle() ? __( 'Vehicle details', 'hearth-hammer' ) : __( 'Property details', 'hearth-hammer' ) ); ?></h2>
	<?php echo $hh_facts; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
	<?php if ( '' !== $hh_energy || $hh_view->lot->epc_images ) : ?>
		<details class="hh-fold" id="energy" data-hh-fold>
			<summary class="hh-fold__summary"><h3><?php esc_html_e( 'Energy rating', 'hearth-hammer' ); ?></h3></summary>
			<div class="hh-fold__body">
				<?php echo $hh_energy; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
				<?php if ( $hh_view->lot->epc_images ) : ?>
					<div class="hh-epc">
						<?php foreach ( $hh_view->lot->epc_images as $hh_epc ) : ?>
							<img src="<?php echo esc_url( $hh_epc['src'] ); ?>" width="<?php echo (int) $hh_epc['width']; ?>" height="<?php echo (int) $hh_epc['height']; ?>" alt="<?php echo esc_attr( $hh_epc['alt'] ); ?>" loading="lazy" decoding="async">
						<?php endforeach; ?>
					</div>
				<?php endif; ?>
			</div>
		</details>
	<?php endif; ?>
</section>

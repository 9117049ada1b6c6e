<?php
/**
 * Floorplans of a property or a lot; nothing where there are none.
 *
 * @package HearthHammer
 *
 * @var array{floorplans: list<array<string, mixed>>} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! $args['floorplans'] ) {
	return;
}
?>
<section class="hh-property__section" id="floorplan">
	<h2 class="hh-heading--small"><?php echo esc_html( _n( 'Floorplan', 'Floorplans', count( $args['floorplans'] ), 'hearth-hammer' ) ); ?></h2>
	<?php foreach ( $args['floorplans'] as $hh_plan ) : ?>
		<figure class="hh-plan">
			<a class="hh-plan__link" data-hh-wakes="<?php echo is_singular( 'hh_lot' ) ? 'lot-gallery' : 'property-gallery'; ?>" href="<?php echo esc_url( $hh_plan['src_large'] ); ?>">
				<img src="<?php echo esc_url( $hh_plan['src_large'] ); ?>" width="<?php echo (int) $hh_plan['width']; ?>" height="<?php echo (int) $hh_plan['height']; ?>" alt="<?php echo esc_attr( $hh_plan['alt'] ); ?>" loading="lazy" decoding="async">
			</a>
			<?php if ( $hh_plan['caption'] ) : ?>
				<figcaption class="hh-small hh-muted"><?php echo esc_html( $hh_plan['caption'] ); ?></figcaption>
			<?php endif; ?>
		</figure>
	<?php endforeach; ?>
</section>

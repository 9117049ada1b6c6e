<?php
/**
 * The sections below a property's head; each only where there is something to say.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view  = $args['view'];
$hh_facts = array( 'facts' => $hh_view->facts() );
get_template_part( 'parts/property/share', null, $hh_facts );
?>
<?php if ( $hh_view->features || $hh_view->description ) : ?>
	<section class="hh-property__section" id="description">
		<h2 class="hh-heading--small"><?php esc_html_e( 'Description', 'hearth-hammer' ); ?></h2>
		<?php if ( $hh_view->features ) : ?>
			<h3 class="hh-property__subtitle"><?php esc_html_e( 'Key features', 'hearth-hammer' ); ?></h3>
			<ul class="hh-features">
				<?php foreach ( $hh_view->features as $hh_feature ) : ?>
					<li><?php echo esc_html( $hh_feature ); ?></li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
		<?php if ( $hh_view->description ) : ?>
			<details class="hh-fold hh-fold--phone" data-hh-fold>
				<summary class="hh-fold__summary"><?php esc_html_e( 'Full description', 'hearth-hammer' ); ?></summary>
				<div class="hh-fold__body hh-prose"><?php echo wp_kses_post( $hh_view->description ); ?></div>
			</details>
		<?php endif; ?>
	</section>
<?php endif; ?>

<?php if ( $hh_view->floorplans ) : ?>
	<section class="hh-property__section" id="floorplan">
		<h2 class="hh-heading--small"><?php echo esc_html( _n( 'Floorplan', 'Floorplans', count( $hh_view->floorplans ), 'hearth-hammer' ) ); ?></h2>
		<?php foreach ( $hh_view->floorplans as $hh_plan ) : ?>
			<figure class="hh-plan">
				<a class="hh-plan__link" href="<?php echo esc_url( $hh_plan['src_large'] ); ?>">
					<img src="<?php echo esc_url( $hh_plan['src_large'] ); ?>" width="<?php echo (int) $hh_plan['width']; ?>" height="<?php echo (int) $hh_plan['height']; ?>" alt="<?php echo esc_attr( $hh_plan['alt'] ); ?>" loading="lazy" decoding="async">
				</a>
				<?php if ( $hh_plan['caption'] ) : ?>
					<figcaption class="hh-small hh-muted"><?php echo esc_html( $hh_plan['caption'] ); ?></figcaption>
				<?php endif; ?>
			</figure>
		<?php endforeach; ?>
	</section>
<?php endif; ?>

<?php
get_template_part( 'parts/property/material', null, $hh_facts );
get_template_part( 'parts/property/letting', null, $hh_facts );
?>

<?php get_template_part( 'parts/property/files', null, array( 'view' => $hh_view ) ); ?>

<section class="hh-property__section hh-location" id="location">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Location', 'hearth-hammer' ); ?></h2>
	<address class="hh-location__address"><?php echo esc_html( implode( ', ', $hh_view->address_lines ) ); ?></address>
	<?php Block::print( 'property-location' ); ?>
	<?php get_template_part( 'parts/property/stations', null, $hh_facts ); ?>
	<?php if ( $hh_view->parish ) : ?>
		<p><a class="hh-more" href="<?php echo esc_url( $hh_view->parish['url'] ); ?>">
			<?php
			/* translators: %s: name of a parish */
			echo esc_html( sprintf( __( 'About %s', 'hearth-hammer' ), $hh_view->parish['name'] ) );
			?>
		</a></p>
	<?php endif; ?>
</section>
<?php get_template_part( 'parts/property/costs', null, $hh_facts ); ?>
<?php get_template_part( 'parts/property/brochure', null, $hh_facts ); ?>

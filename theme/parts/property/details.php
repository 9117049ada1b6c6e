<?php
/**
 * The sections below a property's head; each only where there is something to say.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

$hh_view = $args['view'];
?>
<?php if ( $hh_view->features ) : ?>
	<section class="hh-property__section">
		<h2 class="hh-heading--small"><?php esc_html_e( 'What stands out', 'hearth-hammer' ); ?></h2>
		<ul class="hh-features">
			<?php foreach ( $hh_view->features as $hh_feature ) : ?>
				<li><?php echo esc_html( $hh_feature ); ?></li>
			<?php endforeach; ?>
		</ul>
	</section>
<?php endif; ?>

<?php if ( $hh_view->description ) : ?>
	<section class="hh-property__section">
		<h2 class="hh-heading--small"><?php esc_html_e( 'The full story', 'hearth-hammer' ); ?></h2>
		<div class="hh-prose"><?php echo wp_kses_post( $hh_view->description ); ?></div>
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

<?php if ( $hh_view->material_information ) : ?>
	<section class="hh-property__section">
		<h2 class="hh-heading--small"><?php esc_html_e( 'Material information', 'hearth-hammer' ); ?></h2>
		<dl class="hh-facts">
			<?php foreach ( $hh_view->material_information as $hh_fact ) : ?>
				<div class="hh-facts__row">
					<dt><?php echo esc_html( $hh_fact['label'] ); ?></dt>
					<dd><?php echo esc_html( $hh_fact['value'] ); ?></dd>
				</div>
			<?php endforeach; ?>
		</dl>
		<?php if ( $hh_view->epc_images ) : ?>
			<div class="hh-epc">
				<?php foreach ( $hh_view->epc_images as $hh_epc ) : ?>
					<img src="<?php echo esc_url( $hh_epc['src'] ); ?>" width="<?php echo (int) $hh_epc['width']; ?>" height="<?php echo (int) $hh_epc['height']; ?>" alt="<?php echo esc_attr( $hh_epc['alt'] ); ?>" loading="lazy" decoding="async">
				<?php endforeach; ?>
			</div>
		<?php endif; ?>
	</section>
<?php endif; ?>

<?php if ( $hh_view->links ) : ?>
	<section class="hh-property__section">
		<h2 class="hh-heading--small"><?php esc_html_e( 'To look at and take away', 'hearth-hammer' ); ?></h2>
		<ul class="hh-plain-list hh-links">
			<?php foreach ( $hh_view->links as $hh_link ) : ?>
				<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>" rel="noopener"><?php echo esc_html( $hh_link['label'] ); ?></a></li>
			<?php endforeach; ?>
		</ul>
	</section>
<?php endif; ?>

<section class="hh-property__section hh-location" id="location">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Where it is', 'hearth-hammer' ); ?></h2>
	<address class="hh-location__address">
		<?php echo wp_kses( implode( '<br>', array_map( 'esc_html', $hh_view->address_lines ) ), array( 'br' => array() ) ); ?>
	</address>
	<?php $hh_view->print_map(); ?>
	<?php if ( $hh_view->parish ) : ?>
		<p><a class="hh-more" href="<?php echo esc_url( $hh_view->parish['url'] ); ?>">
			<?php
			/* translators: %s: name of a parish */
			echo esc_html( sprintf( __( 'About %s', 'hearth-hammer' ), $hh_view->parish['name'] ) );
			?>
		</a></p>
	<?php endif; ?>
</section>

<?php
/**
 * Key features and the description, of a property or a lot; nothing where there is neither.
 *
 * @package HearthHammer
 *
 * @var array{features: list<string>, description: string} $args The description is safe HTML.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! $args['features'] && ! $args['description'] ) {
	return;
}
?>
<section class="hh-property__section" id="description">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Description', 'hearth-hammer' ); ?></h2>
	<?php if ( $args['features'] ) : ?>
		<h3 class="hh-property__subtitle"><?php esc_html_e( 'Key features', 'hearth-hammer' ); ?></h3>
		<ul class="hh-features">
			<?php foreach ( $args['features'] as $hh_feature ) : ?>
				<li><?php echo esc_html( $hh_feature ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php if ( $args['description'] ) : ?>
		<details class="hh-fold hh-fold--phone" data-hh-fold>
			<summary class="hh-fold__summary"><?php esc_html_e( 'Full description', 'hearth-hammer' ); ?></summary>
			<div class="hh-fold__body hh-prose"><?php echo wp_kses_post( $args['description'] ); ?></div>
		</details>
	<?php endif; ?>
</section>

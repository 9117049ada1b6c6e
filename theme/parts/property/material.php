<?php
/**
 * Material information in groups, and the energy certificate.
 *
 * @package HearthHammer
 *
 * @var array{facts: \HearthHammer\Theme\View\PropertyFactsView} $args
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_facts = $args['facts'];
if ( ! $hh_facts->has_material() ) {
	return;
}
?>
<section class="hh-property__section" id="material-information">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Material information', 'hearth-hammer' ); ?></h2>
	<?php foreach ( $hh_facts->groups as $hh_index => $hh_group ) : ?>
		<?php /* Part A, what it costs and how it is held, is what the law wants to be seen first: it is open. */ ?>
		<details class="hh-fold" data-hh-fold<?php echo 0 === $hh_index ? ' open' : ''; ?>>
			<summary class="hh-fold__summary"><h3><?php echo esc_html( $hh_group['label'] ); ?></h3></summary>
			<dl class="hh-fold__body hh-facts">
				<?php foreach ( $hh_group['facts'] as $hh_fact ) : ?>
					<div class="hh-facts__row">
						<dt><?php echo esc_html( $hh_fact['label'] ); ?></dt>
						<dd><?php echo Unbroken::html( $hh_fact['value'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></dd>
					</div>
				<?php endforeach; ?>
			</dl>
		</details>
	<?php endforeach; ?>
	<?php if ( $hh_facts->has_epc() || $hh_facts->epc_images ) : ?>
		<details class="hh-fold" id="energy" data-hh-fold>
			<summary class="hh-fold__summary"><h3><?php esc_html_e( 'Energy rating', 'hearth-hammer' ); ?></h3><span class="hh-fold__answer"><?php echo esc_html( $hh_facts->epc_letter() ); ?></span></summary>
			<div class="hh-fold__body">
				<?php Block::print( 'energy-rating' ); ?>
				<?php if ( $hh_facts->epc_images ) : ?>
					<div class="hh-epc">
						<?php foreach ( $hh_facts->epc_images as $hh_epc ) : ?>
							<img src="<?php echo esc_url( $hh_epc['src'] ); ?>" width="<?php echo (int) $hh_epc['width']; ?>" height="<?php echo (int) $hh_epc['height']; ?>" alt="<?php echo esc_attr( $hh_epc['alt'] ); ?>" loading="lazy" decoding="async">
						<?php endforeach; ?>
					</div>
				<?php endif; ?>
			</div>
		</details>
	<?php endif; ?>
	<?php get_template_part( 'parts/property/price-history', null, $args ); ?>
</section>

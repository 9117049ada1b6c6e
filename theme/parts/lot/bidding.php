<?php
/**
 * How to bid at the sale of a lot.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
$hh_sale = $hh_view->lot->sale;
if ( ! $hh_view->lot->is_open || ! $hh_sale || ( '' === $hh_sale['how_to_bid'] && '' === $hh_sale['conditions_url'] ) ) {
	return;
}
?>
<section class="hh-property__section" id="how-to-bid">
	<h2 class="hh-heading--small"><?php esc_html_e( 'How to bid', 'hearth-hammer' ); ?></h2>
	<details class="hh-fold hh-fold--phone" data-hh-fold="how-to-bid">
		<summary class="hh-fold__summary"><?php esc_html_e( 'How to bid in this auction', 'hearth-hammer' ); ?></summary>
		<div class="hh-fold__body hh-prose">
			<?php echo wp_kses_post( wpautop( esc_html( $hh_sale['how_to_bid'] ) ) ); ?>
			<?php if ( '' !== $hh_sale['conditions_url'] ) : ?>
				<p><a href="<?php echo esc_url( $hh_sale['conditions_url'] ); ?>" rel="noopener"><?php esc_html_e( 'Conditions of sale', 'hearth-hammer' ); ?></a></p>
			<?php endif; ?>
		</div>
	</details>
</section>

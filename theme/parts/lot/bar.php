<?php
/**
 * Number, price and next step of a lot, at the foot of a small screen for as long as it is being read.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
?>
<div class="hh-property-bar hh-lot-bar" role="group" aria-label="<?php esc_attr_e( 'Price and next step', 'hearth-hammer' ); ?>">
	<p class="hh-property-bar__price" data-hh-live="bar">
		<span class="hh-lot-bar__label"><?php echo esc_html( $hh_view->lot->is_open || $hh_view->lot->price ? $hh_view->lot->price_label : $hh_view->lot->status_label ); ?></span>
		<span class="hh-price"><?php echo esc_html( $hh_view->lot->price ); ?></span>
	</p>
	<a class="hh-button hh-button--small" href="#enquiry-ask"><?php esc_html_e( 'Ask', 'hearth-hammer' ); ?></a>
	<div class="hh-lot-bar__step" data-hh-live="bar-step">
	<?php if ( $hh_view->bidding_url() ) : ?>
		<a class="hh-button hh-button--small hh-button--primary" href="<?php echo esc_url( $hh_view->bidding_url() ); ?>" rel="noopener"><?php esc_html_e( 'Bid online', 'hearth-hammer' ); ?></a>
	<?php elseif ( $hh_view->lot->is_open ) : ?>
		<a class="hh-button hh-button--small hh-button--primary" href="<?php echo esc_url( $hh_view->registration_url() ); ?>"><?php esc_html_e( 'Register to bid', 'hearth-hammer' ); ?></a>
	<?php elseif ( $hh_view->lot->takes_offers ) : ?>
		<a class="hh-button hh-button--small hh-button--primary" href="#enquiry-offer"><?php esc_html_e( 'Make an offer', 'hearth-hammer' ); ?></a>
	<?php elseif ( $hh_view->lot->again ) : ?>
		<a class="hh-button hh-button--small hh-button--primary" href="<?php echo esc_url( $hh_view->lot->again['url'] ); ?>"><?php echo esc_html( $hh_view->lot->again['button'] ); ?></a>
	<?php else : ?>
		<a class="hh-button hh-button--small hh-button--primary" href="<?php echo esc_url( $hh_view->next_url() ); ?>"><?php esc_html_e( 'See upcoming lots', 'hearth-hammer' ); ?></a>
	<?php endif; ?>
	</div>
</div>

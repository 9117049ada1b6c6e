<?php
/**
 * Price and how to ask, at the foot of a small screen for as long as the property is being read.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;

defined( 'ABSPATH' ) || exit;

$hh_view    = $args['view'];
$hh_company = CompanyDetails::current();
?>
<div class="hh-property-bar" role="group" aria-label="<?php esc_attr_e( 'Price and contact', 'hearth-hammer' ); ?>">
	<p class="hh-property-bar__price hh-price">
		<?php if ( $hh_view->price_note ) : ?>
			<span class="hh-property-bar__note"><?php echo esc_html( $hh_view->price_note ); ?></span>
		<?php endif; ?>
		<?php echo esc_html( $hh_view->price ); ?>
	</p>
	<?php if ( $hh_view->on_market ) : ?>
		<?php if ( '' !== $hh_company->phone ) : ?>
			<a class="hh-button hh-button--small" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php esc_html_e( 'Call', 'hearth-hammer' ); ?></a>
		<?php endif; ?>
		<a class="hh-button hh-button--small" href="#enquiry-ask"><?php esc_html_e( 'Ask', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php esc_html_e( 'about this property', 'hearth-hammer' ); ?></span></a>
		<a class="hh-button hh-button--small hh-button--primary" href="#enquiry"><?php esc_html_e( 'Book viewing', 'hearth-hammer' ); ?></a>
	<?php else : ?>
		<a class="hh-button hh-button--small" href="<?php echo esc_url( $hh_view->alert_url ); ?>" rel="nofollow"><?php esc_html_e( 'Alert me', 'hearth-hammer' ); ?></a>
		<a class="hh-button hh-button--small hh-button--primary" href="#similar"><?php esc_html_e( 'See similar', 'hearth-hammer' ); ?></a>
	<?php endif; ?>
</div>

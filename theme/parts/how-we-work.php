<?php
/**
 * What to expect of the firm.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Company;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$hh_company = Company::current();
$hh_points  = array(
	__( 'One person, start to finish', 'hearth-hammer' ) => __( 'The person who values your house also shows it, takes the offers and calls you on completion day. You won’t be passed around a call centre.', 'hearth-hammer' ),
	__( 'The facts, up front', 'hearth-hammer' )          => __( 'Tenure, council tax, ground rent and service charge are on the page before you ask, along with floorplans we measure ourselves.', 'hearth-hammer' ),
	__( 'Two ways to sell', 'hearth-hammer' )             => __( 'Private treaty when time is on your side, auction when certainty matters more. We do both, and will tell you which suits you.', 'hearth-hammer' ),
);
?>
<section class="hh-section hh-wrap hh-how">
	<div class="hh-how__intro">
		<h2><?php esc_html_e( 'How we work', 'hearth-hammer' ); ?></h2>
		<p class="hh-aside"><?php esc_html_e( 'Estate agents and auctioneers under one roof.', 'hearth-hammer' ); ?></p>
		<?php if ( Plugins::hpapi() ) : ?>
			<p><a class="hh-button hh-button--primary" href="<?php echo esc_url( Routes::property_valuation() ); ?>"><?php esc_html_e( 'Request a valuation', 'hearth-hammer' ); ?></a></p>
		<?php endif; ?>
		<?php if ( '' !== $hh_company->phone ) : ?>
		<p><a class="hh-button" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php echo $hh_company->call_html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a></p>
		<?php endif; ?>
	</div>
	<div class="hh-how__points">
		<?php foreach ( $hh_points as $hh_title => $hh_text ) : ?>
			<div class="hh-how__point">
				<h3><?php echo esc_html( $hh_title ); ?></h3>
				<p><?php echo esc_html( $hh_text ); ?></p>
			</div>
		<?php endforeach; ?>
	</div>
</section>

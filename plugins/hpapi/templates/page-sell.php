<?php
/**
 * First content of the page /sell/.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'Selling or letting starts with a realistic figure. We visit your property, tell you what it is worth and explain why.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( user_trailingslashit( 'sell/valuation' ) ) ); ?>"><?php esc_html_e( 'Request a valuation', 'hearth-hammer' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How selling works', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We agree the price and terms in writing, take photos, measure the floorplans and gather the information the law requires: tenure, council tax, energy rating, services and rights. Your property goes on this site and the portals, and people who asked us for something similar hear about it first.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We show buyers round, check who makes an offer and how they will pay, and stay with the sale until the keys change hands.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How letting works', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We tell you what rent to expect and what must be in place before anyone moves in: an energy rating, gas and electrical checks, alarms and a protected deposit. We find and check tenants, and manage the home for you if you like.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

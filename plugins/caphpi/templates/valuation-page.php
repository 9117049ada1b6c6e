<?php
/**
 * First content of the valuation page.
 *
 * @package HearthHammer\Caphpi
 *
 * @var string $hh_phone How the auctioneers are reached.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'What would your car or van make at auction? Enter your number plate and mileage and we’ll email you today’s trade values: three figures for three conditions, from the price guide that dealers use.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:hearth-hammer/valuation-wizard /-->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How it works', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( '1. Tell us about your vehicle', 'hearth-hammer' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The number plate tells us the make, model and age, and the mileage sets the price. Older, Northern Irish and private plates all work.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( '2. Tell us where to send it', 'hearth-hammer' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We only need an email address. Your name and postcode are optional. With a postcode, we can tell you whether one of our auctioneers is nearby.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( '3. Get your valuation', 'hearth-hammer' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'It arrives within minutes. It shows what a clean, an average and a below-average example sells for, what affects the price, and how long the valuation is valid.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What happens next', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Nothing, unless you want to go ahead. If you’re happy with the figure, call us to book your vehicle in. Bring the V5C, all the keys and the service book. We’ll walk round it with you and agree a reserve: the price below which it will not be sold.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The auction is held twice weekly, in the hall and online, so a vehicle that comes in at the start of the week is often sold by the end of it.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Good to know', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'The valuation is free, with no obligation to sell.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'The figures are trade values: what bidders pay at auction, not what a showroom asks.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'They’re valid for seven days, because the market changes every week.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You can sell a vehicle on finance. The outstanding amount is settled from the sale price.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php /* translators: %s: a phone number */ echo esc_html( '' === $hh_phone ? __( 'Prefer to talk? We’re here Monday to Friday 9am to 5pm.', 'hearth-hammer' ) : sprintf( __( 'Prefer to talk? Call us on %s, Monday to Friday 9am to 5pm.', 'hearth-hammer' ), $hh_phone ) ); ?></p>
<!-- /wp:paragraph -->

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
<p class="has-l-font-size"><?php esc_html_e( 'What would your car or van make under the hammer? Tell us the number plate and the mileage, and we will send you today’s trade values: three figures, for three conditions, from the price guide that dealers use.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:hearth-hammer/valuation-wizard /-->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How it works', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( '1. Tell us which vehicle', 'hearth-hammer' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The number plate finds the make, model and age; the mileage sets the figure. Old plates, Northern Irish plates and private plates all work.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( '2. Tell us where to send it', 'hearth-hammer' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'An email address is enough. Your name and postcode are up to you; with a postcode we can say whether one of our auctioneers is close by.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( '3. Read your valuation', 'hearth-hammer' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'It arrives within minutes: what a clean, an average and a below-average example sells for, what would change the figure, and how long it holds.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What happens next', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Nothing, unless you want it to. If the figure suits you, call us and book the vehicle in. Bring the V5C, every key and the service book; we walk round it with you and agree a reserve, the price below which it will not be sold.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The auction is held twice weekly, in the hall and online, so a vehicle that comes in at the start of the week is often sold by the end of it.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Good to know', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'The valuation is free, and asking for one commits you to nothing.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'The figures are trade values: what bidders pay at auction, not what a showroom asks.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'They hold for seven days, because the market moves every week.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'A vehicle on finance can be sold; what is outstanding is settled from the price.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php /* translators: %s: a phone number */ echo esc_html( sprintf( __( 'Rather talk to somebody? Call %s, Monday to Friday 9am to 5pm.', 'hearth-hammer' ), $hh_phone ) ); ?></p>
<!-- /wp:paragraph -->

<?php
/**
 * First content of the page /sell/valuation/.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'Three short steps, and one of our valuers comes to see it. You get a figure and the reasons for it; you are bound to nothing.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:hearth-hammer/property-valuation /-->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What happens next', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Your request goes to the office that looks after your postcode. One of us calls you, usually within one working day, and agrees a time that suits you.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The visit takes about half an hour. We look at the rooms, the plot and the papers, and compare what has sold or let nearby. Then you hear what we would ask, what we expect, and what it would cost you.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

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
<p class="has-l-font-size"><?php esc_html_e( 'Complete three short steps and one of our valuers will visit. You get a figure and the reasons for it, with no obligation.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:hearth-hammer/property-valuation /-->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What happens next', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Your request goes to the office that covers your postcode. We call you, usually within one working day, to agree a time that suits you.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The visit takes about half an hour. We look at the rooms, the plot and the paperwork, and compare what has sold or let nearby. We then tell you what price we would ask, what we expect to get and what it would cost you.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

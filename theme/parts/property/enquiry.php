<?php
/**
 * Booking a viewing and asking, on a property's page.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_form = Block::html( 'property-enquiry' );
if ( '' === $hh_form ) {
	return;
}
?>
<section class="hh-property__section hh-enquiry-section" id="enquiry" aria-labelledby="enquiry-heading">
	<span class="hh-enquiry-section__ask" id="enquiry-ask"></span>
	<h2 class="hh-heading--small" id="enquiry-heading"><?php esc_html_e( 'See it, or ask about it', 'hearth-hammer' ); ?></h2>
	<?php echo $hh_form; // phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template. ?>
</section>

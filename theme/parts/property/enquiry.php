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
	<h2 class="hh-heading--small" id="enquiry-heading"><?php esc_html_e( 'Viewing', 'hearth-hammer' ); ?></h2>
	<details class="hh-fold hh-fold--phone" data-hh-fold="enquiry enquiry-ask">
		<summary class="hh-fold__summary"><?php esc_html_e( 'Book a viewing or ask a question', 'hearth-hammer' ); ?></summary>
		<div class="hh-fold__body">
			<?php echo $hh_form; // phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template. ?>
		</div>
	</details>
</section>

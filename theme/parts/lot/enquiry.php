<?php
/**
 * Asking about a lot; without the form, how to reach the firm.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\CompanyDetails;

defined( 'ABSPATH' ) || exit;

$hh_view    = $args['view'];
$hh_form    = Block::html( 'lot-enquiry' );
$hh_company = CompanyDetails::current();
?>
<section class="hh-property__section hh-enquiry-section" id="enquiry" aria-labelledby="enquiry-heading">
	<span class="hh-enquiry-section__ask" id="enquiry-ask"></span>
	<span class="hh-enquiry-section__ask" id="enquiry-register"></span>
	<span class="hh-enquiry-section__ask" id="enquiry-offer"></span>
	<h2 class="hh-heading--small" id="enquiry-heading"><?php echo esc_html( $hh_view->enquiry_heading() ); ?></h2>
	<?php if ( '' !== $hh_form ) : ?>
		<details class="hh-fold hh-fold--phone" data-hh-fold="enquiry enquiry-ask enquiry-register enquiry-offer">
			<summary class="hh-fold__summary"><?php esc_html_e( 'Message us about this lot', 'hearth-hammer' ); ?></summary>
			<div class="hh-fold__body">
				<?php echo $hh_form; // phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template. ?>
			</div>
		</details>
	<?php else : ?>
		<p>
			<?php if ( '' !== $hh_company->phone ) : ?>
				<a href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php echo esc_html( $hh_company->phone ); ?></a>,
			<?php endif; ?>
			<a href="<?php echo esc_url( $hh_company->email_link( $hh_view->name() ), array( 'mailto' ) ); ?>"><?php echo esc_html( $hh_company->email ); ?></a>
		</p>
	<?php endif; ?>
</section>

<?php
/**
 * The sections below a lot’s head; each only where there is something to say.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
get_template_part( 'parts/lot/share', null, array( 'view' => $hh_view ) );
?>
<?php get_template_part( 'parts/property/description', null, array( 'features' => $hh_view->lot->features, 'description' => $hh_view->lot->description ) ); ?>

<?php if ( $hh_view->is_vehicle() ) : ?>
	<section class="hh-property__section" id="faults">
		<h2 class="hh-heading--small"><?php esc_html_e( 'Faults', 'hearth-hammer' ); ?></h2>
		<div class="hh-prose">
			<?php if ( $hh_view->lot->faults ) : ?>
				<p class="hh-small hh-muted"><?php esc_html_e( 'In the seller’s words', 'hearth-hammer' ); ?></p>
				<?php echo wp_kses_post( wpautop( esc_html( $hh_view->lot->faults ) ) ); ?>
			<?php else : ?>
				<p><?php esc_html_e( 'The seller has not declared any faults. That does not mean there are none: inspect the vehicle before you bid.', 'hearth-hammer' ); ?></p>
			<?php endif; ?>
		</div>
	</section>
<?php endif; ?>

<?php
$hh_sections = array(
	array( 'viewings', 'lot-viewings', __( 'Viewing times', 'hearth-hammer' ), null ),
	array( 'legal-pack', 'lot-legal-pack', __( 'Legal pack', 'hearth-hammer' ), __( 'What’s in it and how to get it', 'hearth-hammer' ) ),
);
get_template_part( 'parts/lot/section', null, array( 'id' => 'next-steps', 'title' => __( 'Next steps for the buyer', 'hearth-hammer' ), 'html' => Block::html( 'lot-next-steps' ), 'line' => __( 'What to do if you bought this lot', 'hearth-hammer' ) ) );
Block::print( 'lot-addenda' );
foreach ( $hh_sections as [ $hh_id, $hh_block, $hh_title, $hh_line ] ) {
	get_template_part( 'parts/lot/section', null, array( 'id' => $hh_id, 'title' => $hh_title, 'html' => Block::html( $hh_block ), 'line' => $hh_line ) );
}
get_template_part( 'parts/lot/facts', null, array( 'view' => $hh_view ) );
get_template_part( 'parts/property/floorplans', null, array( 'floorplans' => $hh_view->lot->floorplans ) );
get_template_part( 'parts/files', null, array( 'id' => 'documents', 'tours' => $hh_view->lot->tours, 'documents' => $hh_view->lot->papers ) );
get_template_part( 'parts/lot/section', null, array( 'id' => 'costs', 'title' => __( 'Costs', 'hearth-hammer' ), 'html' => Block::html( 'lot-costs' ), 'line' => __( 'Total cost', 'hearth-hammer' ), 'is_open' => $hh_view->has_asked_costs() ) );
get_template_part( 'parts/lot/place', null, array( 'view' => $hh_view ) );
get_template_part( 'parts/lot/bidding', null, array( 'view' => $hh_view ) );
$hh_history = Block::html( 'lot-history' );
$hh_like    = Block::html( 'lot-sold-like' );
if ( '' !== $hh_like ) {
	// In one fold, so that a phone's page stays short.
	$hh_history .= sprintf( '<h3 class="hh-sold-like__title" id="sold-like">%s</h3>%s', esc_html( $hh_view->is_vehicle() ? __( 'Sold like this', 'hearth-hammer' ) : __( 'Sold nearby', 'hearth-hammer' ) ), $hh_like );
}
get_template_part( 'parts/lot/section', null, array( 'id' => 'history', 'title' => __( 'History', 'hearth-hammer' ), 'html' => $hh_history, 'line' => '' === $hh_like ? __( 'Changes to this lot', 'hearth-hammer' ) : __( 'Changes and similar lots sold', 'hearth-hammer' ) ) );
get_template_part( 'parts/lot/enquiry', null, array( 'view' => $hh_view ) );
get_template_part( 'parts/lot/sheet', null, array( 'view' => $hh_view ) );

<?php
/**
 * A lot: what it is, what is said of its price, and how to buy it.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\SectionLinks;

defined( 'ABSPATH' ) || exit;

$hh_view    = $args['view'];
$hh_gallery = Block::html( 'lot-gallery' );
ob_start();
get_template_part( 'parts/lot/details', null, array( 'view' => $hh_view ) );
$hh_details = SectionLinks::of( (string) ob_get_clean() );
$hh_links   = $hh_gallery ? array( array( 'id' => 'photos', 'label' => __( 'Photos', 'hearth-hammer' ) ), ...$hh_details->links ) : $hh_details->links;
Plugins::enhance( 'folds' );
Plugins::enhance( 'lot-view' );
if ( $hh_view->lot->sale && $hh_view->lot->sale['is_running'] ) {
	Plugins::enhance( 'lot-live' );
}
?>
<article class="hh-property hh-lot" data-hh-styles="hh-lot-notes hh-lot-price hh-price-history hh-property-bar" data-hh-lot="<?php echo (int) $hh_view->lot->id; ?>"<?php echo $hh_view->lot->live_url ? ' data-hh-lot-live="' . esc_url( $hh_view->lot->live_url ) . '"' : ''; ?><?php echo $hh_view->lot->view_url ? ' data-hh-lot-view="' . esc_url( $hh_view->lot->view_url ) . '"' : ''; ?>>
	<div class="hh-wrap hh-lot__trail">
		<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_view->lot->breadcrumbs ) ); ?>
		<?php Block::print( 'lot-neighbours' ); ?>
	</div>
	<?php
	/**
	 * Prints staff's tools at the top of a lot's page. Visitors get nothing.
	 *
	 * @param int $lot
	 */
	do_action( 'hearth_hammer_lot_tools', $hh_view->lot->id );
	?>
	<div class="hh-wrap hh-property__body">
		<?php get_template_part( 'parts/property/photos', null, array( 'gallery' => $hh_gallery ) ); ?>
		<?php get_template_part( 'parts/lot/head', null, array( 'view' => $hh_view ) ); ?>
		<div class="hh-lot__key">
			<?php get_template_part( 'parts/property/key-facts', null, array( 'facts' => $hh_view->lot->key_facts ) ); ?>
		</div>
		<?php get_template_part( 'parts/lot/side', null, array( 'view' => $hh_view ) ); ?>
		<div class="hh-property__main">
			<?php get_template_part( 'parts/property/on-this-page', null, array( 'links' => $hh_links ) ); ?>
			<?php if ( $hh_view->lot->summary ) : ?>
				<p class="hh-property__summary"><?php echo esc_html( $hh_view->lot->summary ); ?></p>
			<?php endif; ?>
			<?php echo $hh_details->html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its part. ?>
		</div>
	</div>
	<p class="hh-visually-hidden" role="status" data-hh-lot-said></p>
	<?php get_template_part( 'parts/lot/bar', null, array( 'view' => $hh_view ) ); ?>
</article>
<?php
Plugins::enhance( 'file-modal' );
get_template_part( 'parts/file-dialog' );

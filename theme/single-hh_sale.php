<?php
/**
 * A sale: what there is to know before it, and its catalogue.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

get_header();
the_post();
$hh_sale = AuctionsView::sale();
if ( ! $hh_sale ) {
	get_template_part( 'parts/not-found' );
	get_footer();
	return;
}
?>
<div class="hh-wrap hh-sale-page">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => AuctionsView::trail( $hh_sale['business_url'], $hh_sale['business_name'] ) ) ); ?>
	<?php get_template_part( 'parts/auctions/sale-head', null, array( 'sale' => $hh_sale ) ); ?>
	<?php $hh_addenda = Block::html( 'lot-addenda' ); ?>
	<?php if ( '' !== $hh_addenda ) : ?>
		<?php Plugins::enhance( 'folds' ); ?>
		<details class="hh-fold hh-sale-page__addenda" data-hh-fold="addenda">
			<summary class="hh-fold__summary"><?php echo esc_html( $hh_sale['is_finished'] ? __( 'Addenda', 'hearth-hammer' ) : __( 'Addenda: read before you bid', 'hearth-hammer' ) ); ?></summary>
			<div class="hh-fold__body"><?php echo $hh_addenda; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?></div>
		</details>
	<?php endif; ?>
	<section class="hh-sale-page__lots" data-hh-styles="hh-card hh-heart hh-lot-card hh-plate hh-ribbon" id="lots" aria-labelledby="hh-catalogue">
		<h2 class="hh-visually-hidden" id="hh-catalogue"><?php esc_html_e( 'Catalogue', 'hearth-hammer' ); ?></h2>
		<?php Block::print( 'lot-catalogue' ); ?>
		<?php if ( ! $hh_sale['shows_lots'] && ! $hh_sale['is_off'] ) : ?>
			<div class="hh-empty">
				<p class="hh-empty__title"><?php esc_html_e( 'Catalogue coming soon', 'hearth-hammer' ); ?></p>
				<p class="hh-lede"><?php esc_html_e( 'Lots appear here as soon as they are entered. Add the date to your calendar, or see the auctions before it.', 'hearth-hammer' ); ?></p>
				<p><a class="hh-button" href="<?php echo esc_url( $hh_sale['business_url'] ); ?>"><?php echo esc_html( $hh_sale['business_name'] ); ?></a></p>
			</div>
		<?php endif; ?>
	</section>
	<?php Block::print( 'sync-overlay' ); ?>
	<?php get_template_part( 'parts/auctions/sale-terms', null, array( 'sale' => $hh_sale ) ); ?>
</div>
<?php
get_footer();

<?php
/**
 * A business: its next sales, the search for a make, its coming lots, the steps, results.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\AuctionPages makes it.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page     = $args['page'];
$hh_business = array( 'business' => $hh_page['business'] );
$hh_search   = 'vehicle' === $hh_page['sells'] ? Block::html( 'car-make-search', $hh_business ) : '';
?>
<div class="hh-wrap hh-auctions">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => AuctionsView::trail() ) ); ?>
	<header class="hh-auctions__head">
		<h1 class="hh-title hh-title--display"><?php echo esc_html( $hh_page['label'] ); ?></h1>
		<p class="hh-aside"><?php echo esc_html( 'vehicle' === $hh_page['sells'] ? __( 'Every lot with its history, mileage and the faults the seller told us about.', 'hearth-hammer' ) : __( 'Legal packs before the auction, viewings with someone who knows the property, and contracts exchanged on the fall of the hammer.', 'hearth-hammer' ) ); ?></p>
		<?php echo wp_get_attachment_image( $hh_page['photo'], 'full', false, array( 'class' => 'hh-auctions__picture', 'sizes' => '(width < 768px) 100vw, 46vw', 'loading' => false, 'fetchpriority' => 'high' ) ); ?>
	</header>
	<?php echo $hh_search; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
</div>

<?php $hh_lots = Block::html( 'future-lots', $hh_business + array( 'limit' => 8 ) ); ?>
<?php if ( '' !== $hh_lots ) : ?>
	<section class="hh-section hh-wrap">
		<div class="hh-section__head">
			<h2 class="hh-heading"><?php esc_html_e( 'Upcoming lots', 'hearth-hammer' ); ?></h2>
			<?php if ( $hh_page['next'] ) : ?>
				<a class="hh-more" href="<?php echo esc_url( $hh_page['next']['url'] ); ?>"><?php esc_html_e( 'See the full catalogue', 'hearth-hammer' ); ?></a>
			<?php endif; ?>
		</div>
		<?php echo $hh_lots; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
	</section>
<?php endif; ?>

<section class="hh-section hh-wrap" id="sales">
	<div class="hh-section__head">
		<h2 class="hh-heading"><?php esc_html_e( 'Upcoming auctions', 'hearth-hammer' ); ?></h2>
		<a class="hh-more" href="<?php echo esc_url( $hh_page['all_url'] ); ?>"><?php esc_html_e( 'See all auctions', 'hearth-hammer' ); ?></a>
	</div>
	<?php
	$hh_sales = Block::html( 'coming-sales', $hh_business + array( 'limit' => 20 ) );
	echo '' !== $hh_sales ? $hh_sales : '<p class="hh-lede">' . esc_html__( 'The next auction date is to be announced. Call us to be the first to know, or to enter a lot.', 'hearth-hammer' ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block.
	?>
</section>

<?php
$hh_steps = 'vehicle' === $hh_page['sells'] ? Block::html( 'car-auction-steps', $hh_business ) : '';
if ( '' !== $hh_steps ) {
	echo '<div class="hh-section hh-wrap">' . $hh_steps . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block.
} else {
	get_template_part( 'parts/auctions/how', null, array( 'sells' => $hh_page['sells'] ) );
}
$hh_sell = Block::html( 'sell-at-auction', $hh_business );
if ( '' !== $hh_sell ) {
	echo '<section class="hh-section hh-wrap" id="sell">' . $hh_sell . '</section>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block.
}
get_template_part( 'parts/auctions/latest-results', null, array( 'page' => $hh_page ) );

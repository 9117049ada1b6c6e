<?php
/**
 * /auctions/: the businesses, coming sales by date, how to buy and to sell, results.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\AuctionPages makes it.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\HeroPicture;

defined( 'ABSPATH' ) || exit;

$hh_page = $args['page'];
?>
<div class="hh-wrap hh-auctions">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => array( home_url( '/' ) => __( 'Home', 'hearth-hammer' ) ) ) ); ?>
	<header class="hh-auctions__head">
		<h1 class="hh-title hh-title--display"><?php echo wp_kses( __( 'Property and <em>vehicle auctions</em>', 'hearth-hammer' ), array( 'em' => array() ) ); ?></h1>
		<p class="hh-aside"><?php esc_html_e( 'Houses, land, cars and vans, sold to the highest bidder. Bid in the room, by phone or online.', 'hearth-hammer' ); ?></p>
		<?php $hh_picture = new HeroPicture( 'hero-auctions' ); ?>
		<img class="hh-auctions__picture" src="<?php echo esc_url( $hh_picture->url() ); ?>" srcset="<?php echo esc_attr( $hh_picture->srcset() ); ?>" sizes="(width < 768px) 100vw, 46vw" width="<?php echo esc_attr( (string) $hh_picture->width() ); ?>" height="<?php echo esc_attr( (string) $hh_picture->height() ); ?>" alt="<?php esc_attr_e( 'An auctioneer’s rostrum with a gavel, an open catalogue, a glass of water and a bidder’s number', 'hearth-hammer' ); ?>" decoding="async" fetchpriority="high">
	</header>
	<ul class="hh-businesses">
		<?php foreach ( $hh_page['businesses'] as $hh_business ) : ?>
			<li class="hh-business">
				<?php echo wp_get_attachment_image( $hh_business['photo'], 'full', false, array( 'class' => 'hh-business__photo', 'alt' => '', 'sizes' => '(width < 768px) 8rem, 30vw', 'loading' => 'lazy' ) ); // The link names it. ?>
				<h2 class="hh-business__title"><a href="<?php echo esc_url( $hh_business['url'] ); ?>"><?php echo esc_html( $hh_business['label'] ); ?></a></h2>
				<p class="hh-business__next">
					<?php
					if ( $hh_business['next'] ) {
						/* translators: %s: day of the next sale */
						echo esc_html( $hh_business['next']['is_running'] ? __( 'Auction in progress', 'hearth-hammer' ) : sprintf( __( 'Next auction: %s', 'hearth-hammer' ), $hh_business['next']['when_day'] ) );
					} else {
						esc_html_e( 'Next auction to be announced', 'hearth-hammer' );
					}
					?>
				</p>
				<?php if ( $hh_business['lots'] > 0 ) : ?>
					<p class="hh-business__lots"><span class="hh-business__figure"><?php echo esc_html( number_format_i18n( $hh_business['lots'] ) ); ?></span> <?php echo esc_html( _n( 'lot in our catalogues', 'lots in our catalogues', $hh_business['lots'], 'hearth-hammer' ) ); ?></p>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
</div>

<?php $hh_lots = Block::html( 'future-lots', array( 'limit' => 6 ) ); ?>
<?php if ( '' !== $hh_lots ) : ?>
	<section class="hh-section hh-wrap" id="lots">
		<div class="hh-section__head">
			<h2 class="hh-heading"><?php esc_html_e( 'Upcoming lots', 'hearth-hammer' ); ?></h2>
		</div>
		<?php echo $hh_lots; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
	</section>
<?php endif; ?>

<section class="hh-section hh-wrap" id="sales">
	<div class="hh-section__head">
		<h2 class="hh-heading"><?php esc_html_e( 'Upcoming auctions', 'hearth-hammer' ); ?></h2>
		<a class="hh-more" href="<?php echo esc_url( $hh_page['calendar_url'] ); ?>"><?php esc_html_e( 'Add all auctions to calendar', 'hearth-hammer' ); ?></a>
	</div>
	<?php
	$hh_sales = Block::html( 'coming-sales', array( 'limit' => 50 ) );
	echo '' !== $hh_sales ? $hh_sales : '<p class="hh-lede">' . esc_html__( 'No auctions are scheduled at the moment. Call us to hear about the next one or to enter a lot.', 'hearth-hammer' ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block.
	?>
</section>

<?php get_template_part( 'parts/auctions/how', null, array( 'sells' => '' ) ); ?>
<?php get_template_part( 'parts/auctions/latest-results', null, array( 'page' => $hh_page ) ); ?>

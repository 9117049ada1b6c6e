<?php
/**
 * The home page. Where staff chose a page as the home page, its content follows the search.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;
use HearthHammer\Theme\View\HomeView;

defined( 'ABSPATH' ) || exit;

$hh_view = HomeView::current();

get_header();
?>
<section class="hh-home-hero hh-hero">
	<?php get_template_part( 'parts/hero-picture', null, array( 'name' => 'hero-home' ) ); ?>
	<div class="hh-wrap hh-home-hero__wrap">
		<div class="hh-home-hero__panel">
			<h1 class="hh-title hh-title--display hh-home-hero__title"><?php echo wp_kses( __( 'Find the place <em>worth staying&nbsp;for</em>', 'hearth-hammer' ), array( 'em' => array() ) ); ?></h1>
			<?php $hh_search = Block::html( 'search-form' ); ?>
			<?php if ( '' !== $hh_search ) : ?>
				<?php echo $hh_search; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
			<?php else : ?>
				<p class="hh-lede"><?php esc_html_e( 'Houses, cottages, farms and land to buy and rent, from people who know the local lanes.', 'hearth-hammer' ); ?></p>
			<?php endif; ?>
		</div>
	</div>
</section>

<?php
while ( is_page() && have_posts() ) :
	the_post();
	if ( '' !== trim( get_the_content() ) ) :
		?>
		<div class="hh-section hh-prose hh-blocks hh-blocks--canvas"><?php the_content(); ?></div>
		<?php
	endif;
endwhile;

get_template_part(
		'parts/home-properties',
		null,
		array(
			'title' => __( 'New to the market', 'hearth-hammer' ),
			'more'  => __( 'See all properties for sale', 'hearth-hammer' ),
			'url'   => Routes::for_sale(),
			'cards' => $hh_view->for_sale,
			'lead'  => true,
		)
	);

if ( Plugins::caphpi() ) :
	get_template_part( 'parts/valuation-promo' );
endif;

	get_template_part(
		'parts/home-properties',
		null,
		array(
			'title' => __( 'New to rent', 'hearth-hammer' ),
			'more'  => __( 'See all properties to rent', 'hearth-hammer' ),
			'url'   => Routes::to_rent(),
			'cards' => $hh_view->to_rent,
			'lead'  => false,
		)
	);

if ( Plugins::auctions() ) :
	get_template_part( 'parts/coming-sales' );
endif;

if ( $hh_view->areas ) :
	get_template_part( 'parts/areas', null, array( 'areas' => $hh_view->areas ) );
endif;

get_template_part( 'parts/how-we-work' );
get_template_part( 'parts/recently-viewed' );
get_template_part( 'parts/newsletter', null, array( 'source' => 'home' ) );
get_footer();

<?php
/**
 * A parish: what it is like, what is for sale and to rent there, what was written of it, where to go on.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\ParishView;

defined( 'ABSPATH' ) || exit;

get_header();
while ( have_posts() ) :
	the_post();
	$hh_view = ParishView::of_post( (int) get_the_ID() );
	?>
	<div class="hh-wrap hh-trail"><?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => array( home_url( '/' ) => __( 'Home', 'hearth-hammer' ) ) ) ); ?></div>
	<article class="hh-parish">
		<div class="hh-wrap hh-parish__body">
			<?php if ( has_post_thumbnail() ) : ?>
				<div class="hh-parish__picture"><?php the_post_thumbnail( 'full', array( 'sizes' => '(width < 992px) 100vw, 56vw', 'loading' => 'eager', 'fetchpriority' => 'high' ) ); ?></div>
			<?php endif; ?>
			<div>
				<header class="hh-page-head">
					<h1 class="hh-title hh-title--display"><?php the_title(); ?></h1>
					<?php if ( has_excerpt() ) : ?>
						<p class="hh-lede"><?php echo esc_html( get_the_excerpt() ); ?></p>
					<?php endif; ?>
					<?php get_template_part( 'parts/parish/stock', null, array( 'view' => $hh_view ) ); ?>
					<?php Block::print( 'lot-alerts', array( 'business' => 'property-auctions', 'town' => get_the_title() ) ); ?>
				</header>
				<?php if ( '' !== trim( get_the_content() ) ) : ?>
					<div class="hh-prose hh-blocks"><?php the_content(); ?></div>
				<?php endif; ?>
			</div>
			<?php get_template_part( 'parts/parish/nearby', null, array( 'view' => $hh_view ) ); ?>
		</div>
		<?php
		get_template_part( 'parts/parish/market', null, array( 'view' => $hh_view, 'name' => get_the_title() ) );
		// phpcs:disable WordPress.Security.EscapeOutput -- all are escaped where they are made.
		foreach ( ParishView::carousels( get_the_title() ) as $hh_index => $hh_carousel ) {
			printf( '<div class="hh-section%s"><div class="hh-wrap">%s</div></div>', 'features' === $hh_index ? ' hh-on-deep' : '', $hh_carousel );
		}
		// phpcs:enable
		?>
	</article>
	<?php
	get_template_part( 'parts/newsletter', null, array( 'source' => 'parish' ) );
endwhile;
get_footer();

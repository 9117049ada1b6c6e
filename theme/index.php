<?php
/**
 * Posts in order: the news, archives and the results of the site's search.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\SiteSearchView;

defined( 'ABSPATH' ) || exit;

$hh_found = SiteSearchView::current();

get_header();
get_template_part( 'parts/page-trail' );
?>
<div class="hh-wrap hh-posts">
	<header class="hh-page-head">
		<h1 class="hh-title"><?php echo wp_kses_post( HearthHammer\Theme\View\PostsView::heading() ); ?></h1>
		<?php
		if ( is_archive() ) {
			the_archive_description( '<div class="hh-lede">', '</div>' );
		} elseif ( is_search() ) {
			get_search_form();
		}
		?>
	</header>
	<?php get_template_part( 'parts/search-found', null, array( 'view' => $hh_found ) ); ?>
	<?php if ( have_posts() ) : ?>
		<?php if ( ! $hh_found->is_empty() ) : ?>
			<h2 class="hh-found__heading" id="found-words"><?php esc_html_e( 'Areas, news and pages', 'hearth-hammer' ); ?></h2>
		<?php endif; ?>
		<div class="hh-posts__list<?php echo is_search() ? '' : ' hh-posts__list--news'; ?>">
			<?php
			while ( have_posts() ) {
				the_post();
				get_template_part( 'parts/post' );
			}
			?>
		</div>
		<?php
		the_posts_pagination(
			array(
				// One class: WordPress takes the space from between two.
				'class'     => 'hh-pages',
				'prev_text' => is_search() ? __( 'Previous', 'hearth-hammer' ) : __( 'Newer', 'hearth-hammer' ),
				'next_text' => is_search() ? __( 'Next', 'hearth-hammer' ) : __( 'Older', 'hearth-hammer' ),
			)
		);
		?>
	<?php elseif ( $hh_found->is_empty() ) : ?>
		<div class="hh-empty">
			<p class="hh-empty__title"><?php echo esc_html( is_search() ? __( 'No results', 'hearth-hammer' ) : __( 'Nothing here yet', 'hearth-hammer' ) ); ?></p>
			<p class="hh-lede"><?php esc_html_e( 'Looking for a home? Search all our properties.', 'hearth-hammer' ); ?></p>
			<?php get_template_part( 'parts/popular-links' ); ?>
		</div>
	<?php endif; ?>
</div>
<?php
get_footer();

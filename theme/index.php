<?php
/**
 * Posts in order: the news, archives and the results of the site's search.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

get_header();
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
	<?php if ( have_posts() ) : ?>
		<div class="hh-posts__list">
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
				'class'     => 'hh-pages hh-pages--posts',
				'prev_text' => __( 'Newer', 'hearth-hammer' ),
				'next_text' => __( 'Older', 'hearth-hammer' ),
			)
		);
		?>
	<?php else : ?>
		<div class="hh-empty">
			<p class="hh-empty__title"><?php echo esc_html( is_search() ? __( 'Nothing found by those words', 'hearth-hammer' ) : __( 'Nothing here yet', 'hearth-hammer' ) ); ?></p>
			<p class="hh-lede"><?php esc_html_e( 'Looking for a house? The property search knows every one we have.', 'hearth-hammer' ); ?></p>
			<?php get_template_part( 'parts/ways' ); ?>
		</div>
	<?php endif; ?>
</div>
<?php
get_footer();

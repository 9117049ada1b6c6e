<?php
/**
 * A piece of news.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\ArticleView;

defined( 'ABSPATH' ) || exit;

get_header();
while ( have_posts() ) {
	the_post();
	get_template_part( 'parts/page-trail' );
	get_template_part( 'parts/page-content' );
	echo '<div class="hh-wrap">';
	$hh_post = get_post();
	if ( is_singular( 'post' ) && $hh_post instanceof WP_Post ) {
		get_template_part( 'parts/related-posts', null, array( 'posts' => ArticleView::related( $hh_post ) ) );
	}
	the_post_navigation(
		array(
			'class'     => 'hh-siblings',
			'prev_text' => '<span class="hh-muted">' . esc_html__( 'Previous', 'hearth-hammer' ) . '</span> %title',
			'next_text' => '<span class="hh-muted">' . esc_html__( 'Next', 'hearth-hammer' ) . '</span> %title',
		)
	);
	echo '</div>';
}
get_footer();

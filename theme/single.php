<?php
/**
 * A piece of news.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

get_header();
while ( have_posts() ) {
	the_post();
	get_template_part( 'parts/page-content' );
	echo '<div class="hh-wrap">';
	the_post_navigation(
		array(
			'class'     => 'hh-siblings',
			'prev_text' => '<span class="hh-muted">' . esc_html__( 'Before', 'hearth-hammer' ) . '</span> %title',
			'next_text' => '<span class="hh-muted">' . esc_html__( 'After', 'hearth-hammer' ) . '</span> %title',
		)
	);
	echo '</div>';
}
get_footer();

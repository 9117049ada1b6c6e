<?php
/**
 * Template Name: No title
 * Template Post Type: page
 *
 * For a page whose own first heading is its title, such as a landing page that begins with a picture.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

get_header();
while ( have_posts() ) {
	the_post();
	get_template_part( 'parts/page-trail' );
	get_template_part( 'parts/page-content', null, array( 'title' => false ) );
}
get_footer();

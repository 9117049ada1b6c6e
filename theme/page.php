<?php
/**
 * A page that staff wrote; the one with the vehicle valuation has a shape of its own.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\VehicleValuationPage;

defined( 'ABSPATH' ) || exit;

get_header();
while ( have_posts() ) {
	the_post();
	get_template_part( 'parts/page-trail' );
	get_template_part( VehicleValuationPage::is_current() ? 'parts/page-valuation' : 'parts/page-content' );
}
get_footer();

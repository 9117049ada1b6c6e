<?php
/**
 * A property's page; also of one that is off the market (410), with others like it.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\PropertyPageView;

defined( 'ABSPATH' ) || exit;

$hh_view = PropertyPageView::of( (int) get_queried_object_id() );

get_header();
if ( ! $hh_view ) {
	get_template_part( 'parts/not-found' );
} elseif ( $hh_view->is_withdrawn ) {
	get_template_part( 'parts/property/withdrawn', null, array( 'view' => $hh_view ) );
} else {
	get_template_part( 'parts/property/page', null, array( 'view' => $hh_view ) );
}
get_footer();

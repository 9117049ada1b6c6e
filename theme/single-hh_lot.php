<?php
/**
 * A lot's page; also of one that is sold, withdrawn or whose sale is over: it says what became of it.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\LotPageView;

defined( 'ABSPATH' ) || exit;

$hh_view = LotPageView::of( (int) get_queried_object_id() );

get_header();
get_template_part( $hh_view ? 'parts/lot/page' : 'parts/not-found', null, array( 'view' => $hh_view ) );
get_footer();

<?php
/**
 * A page of a visitor's own: a legal pack, a watch list, an enquiry about a lot. The auctions plugin chooses this
 * template and prints what stands below the heading.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Auctions;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page = Auctions::visitor_page() ?? array( 'title' => '', 'body' => '' );

get_header();
get_template_part( 'parts/visitor-page', null, array( 'links' => AuctionsView::trail(), 'name' => 'hh-auction-page' ) + $hh_page );
get_footer();

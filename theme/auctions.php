<?php
/**
 * The pages of the auctions: all of them, a business, results, a printed catalogue. The auctions plugin chooses this
 * template.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page = AuctionsView::current();

if ( in_array( $hh_page['kind'] ?? '', array( 'print', 'screen' ), true ) ) {
	get_template_part( 'parts/auctions/' . $hh_page['kind'], null, array( 'page' => $hh_page ) );
	return;
}

get_header();
if ( $hh_page && in_array( $hh_page['kind'], array( 'all', 'business', 'lots', 'available', 'results', 'press', 'run-list' ), true ) ) {
	get_template_part( 'parts/auctions/' . $hh_page['kind'], null, array( 'page' => $hh_page ) );
} else {
	get_template_part( 'parts/not-found' );
}
get_footer();

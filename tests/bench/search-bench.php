<?php
/**
 * What a list answer costs with many properties: `wp eval-file tests/bench/search-bench.php 100000`
 *
 * Makes so many properties, straight into the posts and index tables (and replaces those of an earlier run), then
 * asks the list's REST route and the same site's empty one (/wp/v2/types/post) in turn, twenty times each, inside this
 * process: without HTTP, the ratio shows what the search itself adds. It leaves the properties for `npm run bench`,
 * which asks over HTTP. Run it on a database you can throw away.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Hpapi\Plugin;

require_once __DIR__ . '/stock.php';
require_once __DIR__ . '/measure.php';

/** @var list<string> $args Of wp eval-file. */
$count = max( 1, (int) ( $args[0] ?? 10000 ) );
$began = microtime( true );
Stock::make( $count );
\WP_CLI::log( sprintf( '%s properties made in %.1f s.', number_format( $count ), microtime( true ) - $began ) );

// What pages in HTML are held against.
if ( null === get_page_by_path( 'empty' ) ) {
	wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Empty', 'post_name' => 'empty', 'post_content' => '' ) );
}

$parish = Plugin::properties()->parishes->all()[0]->name ?? '';
foreach ( array(
	'default order, 12'              => array( 'per_page' => '12' ),
	'default order, 24'              => array(),
	'default order, 96'              => array( 'per_page' => '96' ),
	'the hundredth page'             => array( 'page' => (string) min( 100, max( 1, intdiv( $count, 100 ) ) ) ),
	'filtered, cheapest first'       => array( 'min_beds' => '3', 'max_price' => '600000', 'sort_by' => 'price_asc' ),
	'every filter'                   => array( 'min_price' => '200000', 'max_price' => '900000', 'min_beds' => '2', 'max_beds' => '4', 'property_type' => 'house', 'min_acres' => '0.5' ),
	'with what is sold'              => array( 'include_complete' => '1' ),
	'a street'                       => array( 'keyword' => '"stone street"' ),
	'a common word'                  => array( 'keyword' => 'garden' ),
	'a parish'                       => array( 'location' => $parish ),
	'5 miles around it, nearest first' => array( 'location' => $parish, 'radius' => '5', 'sort_by' => 'distance' ),
	'20 miles around it'             => array( 'location' => $parish, 'radius' => '20' ),
) as $name => $parameters ) {
	$took = Measure::answer( $parameters );
	\WP_CLI::log( sprintf( '%-34s %d statements of ours; first %6.2f ms, again %6.2f ms; empty route %.2f ms', $name, $took['statements'], $took['first'], $took['again'], $took['empty'] ) );
}

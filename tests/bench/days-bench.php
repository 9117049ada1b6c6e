<?php
/**
 * What days of feeds do to searches: `wp eval-file --use-include tests/bench/days-bench.php 30`, after search-bench.php
 * on the same site.
 *
 * Each day, three of a hundred properties get another price and another text. That is the worst that a day of feeds
 * does: most days change prices, which leave nothing old in the full-text key. Each night does what a site's night does.
 * It prints what a search takes on the first day and on the last, each in multiples of a count that no text slows down:
 * the days are minutes apart, and the machine may be faster or slower by then.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Core\Core;
use HearthHammer\Core\Index\FullText;
use HearthHammer\Core\Index\FullTextNights;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;

require_once __DIR__ . '/stock.php';
require_once __DIR__ . '/measure.php';

/** @var list<string> $args Of wp eval-file. */
$days     = max( 1, (int) ( $args[0] ?? 30 ) );
$searches = array(
	'default order'           => array( array() ),
	'filtered, cheapest first' => array( array( 'min_beds' => '3', 'max_price' => '600000', 'sort_by' => 'price_asc' ) ),
	'a street'                => array( array( 'keyword' => '"stone street"' ) ),
	'a common word'           => array( array( 'keyword' => 'garden' ) ),
	'20 miles around a parish' => array( array( 'location' => Plugin::properties()->parishes->all()[0]->name ?? '', 'radius' => '20' ) ),
	'autocomplete, a street'  => array( array( 'query' => 'stone st' ), 'locations' ),
);
$measure  = static fn (): array => array_map(
	static function ( array $search ): float {
		$took = Measure::answer( ...$search );
		return $took['first'] / $took['count'];
	},
	$searches
);

global $wpdb;
$ids    = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i ORDER BY post_id', PropertyTable::name() ) ) );
$share  = max( 1, (int) round( 0.03 * count( $ids ) ) );
$before = $measure();
$night  = new FullTextNights( Core::services()->locks );
$texts  = static fn (): int => array_sum( array_map( static fn ( FullText $one ): int => $one->old(), FullText::all() ) );
$most    = 0;
$rebuilt = 0;
$after   = array();
mt_srand( 1 );
for ( $day = 1; $day <= $days; $day++ ) {
	Stock::change( array_map( static fn ( int $at ): int => $ids[ $at ], (array) array_rand( $ids, $share ) ), "day{$day}" );
	$old  = $texts();
	$most = max( $most, $old );
	if ( $days === $day ) {
		// Before its night: what visitors meet.
		$after = $measure();
	}
	$night->run( (int) strtotime( '03:00 ' . wp_timezone_string() ) );
	$rebuilt += (int) ( $texts() < $old );
}
foreach ( $after as $name => $now ) {
	\WP_CLI::log( sprintf( '%-26s %6.2f times a count on day 1, %6.2f on day %d: %.2f of it', $name, $before[ $name ], $now, $days, $now / $before[ $name ] ) );
}
\WP_CLI::log( sprintf( '%s texts changed a day; at most %s old ones in the full-text key, rebuilt in %d of %d nights.', number_format( $share ), number_format( $most ), $rebuilt, $days ) );

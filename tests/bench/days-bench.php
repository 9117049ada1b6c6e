<?php
/**
 * Days of feeds: `wp eval-file --use-include tests/bench/days-bench.php 30`, after search-bench.php on the same site.
 * search-times.php says what that does to searches.
 *
 * Each day, three of a hundred properties get another price and another text. That is the worst that a day of feeds
 * does: most days change prices, which leave nothing old in the full-text key. Each night but the last does what a site's
 * night does: visitors meet the last day before it.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Core\Core;
use HearthHammer\Core\Index\FullText;
use HearthHammer\Core\Index\FullTextNights;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;

require_once __DIR__ . '/stock.php';

/** @var list<string> $args Of wp eval-file. */
$days = max( 1, (int) ( $args[0] ?? 30 ) );

global $wpdb;
$ids     = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i ORDER BY post_id', PropertyTable::name() ) ) );
$share   = max( 1, (int) round( 0.03 * count( $ids ) ) );
$night   = new FullTextNights( Core::services()->locks );
$texts   = static fn (): int => array_sum( array_map( static fn ( FullText $one ): int => $one->old(), FullText::all() ) );
$most    = 0;
$rebuilt = 0;
mt_srand( 1 );
for ( $day = 1; $day <= $days; $day++ ) {
	Stock::change( array_map( static fn ( int $at ): int => $ids[ $at ], (array) array_rand( $ids, $share ) ), "day{$day}" );
	$old  = $texts();
	$most = max( $most, $old );
	if ( $day < $days ) {
		$night->run( (int) strtotime( '03:00 ' . wp_timezone_string() ) );
		$rebuilt += (int) ( $texts() < $old );
	}
}
\WP_CLI::log( sprintf( '%s texts changed a day; at most %s old ones in the full-text key, rebuilt in %d of %d nights.', number_format( $share ), number_format( $most ), $rebuilt, $days - 1 ) );

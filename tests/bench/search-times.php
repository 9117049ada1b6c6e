<?php
/**
 * What searches take now, or against earlier: `wp eval-file --use-include tests/bench/search-times.php <file>`, after
 * search-bench.php on the same site. The first call keeps the times in the file, the next ones print what they take then
 * as a share of them.
 *
 * Times are multiples of a count that no text slows down: the calls are minutes apart, and the machine may be faster or
 * slower by then. Each call is a process of its own, so none carries what another has in its memory; and it begins once
 * the database has thrown away the old rows of what was written before, which it does within a minute or two.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Hpapi\Plugin;

require_once __DIR__ . '/measure.php';

/** @var list<string> $args Of wp eval-file. */
$file     = (string) ( $args[0] ?? '' );
$searches = array(
	'default order'           => array( array() ),
	'filtered, cheapest first' => array( array( 'min_beds' => '3', 'max_price' => '600000', 'sort_by' => 'price_asc' ) ),
	'a street'                => array( array( 'keyword' => '"stone street"' ) ),
	'a common word'           => array( array( 'keyword' => 'garden' ) ),
	'20 miles around a parish' => array( array( 'location' => Plugin::properties()->parishes->all()[0]->name ?? '', 'radius' => '20' ) ),
	'autocomplete, a street'  => array( array( 'query' => 'stone st' ), 'locations' ),
);
Measure::wait_for_purge();
$now = array_map(
	static function ( array $search ): float {
		$took = Measure::answer( ...$search );
		return $took['first'] / $took['count'];
	},
	$searches
);
if ( ! is_file( $file ) ) {
	file_put_contents( $file, wp_json_encode( $now ) );
	return;
}
$before = json_decode( (string) file_get_contents( $file ), true, 2, JSON_THROW_ON_ERROR );
foreach ( $now as $name => $times ) {
	\WP_CLI::log( sprintf( '%-26s %6.2f times a count before, %6.2f now: %.2f of it', $name, $before[ $name ], $times, $times / $before[ $name ] ) );
}

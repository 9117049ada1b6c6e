<?php
/**
 * What a result at the rostrum leaves behind: `wp eval-file tests/bench/lots-change.php <sale> [<every seconds> <times>]`
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Plugin;

/** @var list<string> $args Of wp eval-file. */
$hh_sale  = (int) ( $args[0] ?? 0 );
$hh_every = (float) ( $args[1] ?? 0 );
$hh_times = (int) ( $args[2] ?? 1 );

global $wpdb;
for ( $hh_turn = 0; $hh_turn < $hh_times; $hh_turn++ ) {
	$hh_lot = (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM %i WHERE sale_id = %d AND status = 'available' ORDER BY lot_sort LIMIT 1", LotTable::name(), $hh_sale ) );
	Plugin::auctions()->lots->update( $hh_lot, null, array( 'status' => 'sold', 'hammer' => wp_rand( 5, 200 ) * 100 ), 'desk' );
	Plugin::auctions()->index->flush();
	usleep( (int) ( 1e6 * $hh_every ) );
}

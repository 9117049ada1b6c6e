<?php
/**
 * How fast a sale's lots are synced, and in how much memory.
 *
 *     wp eval-file --use-include tests/bench/sync-bench.php [<lots>]
 *
 * Syncs one sale of 5,000 lots from a folder of files (so that nobody else's network counts), syncs it again, changes a
 * hundred, and stands beside a plain loop that writes the same posts and fields with wp_insert_post(). It removes what it made.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Platform\Platform;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;

global $wpdb;

$hh_count  = max( 10, (int) ( $args[0] ?? 5000 ) );
$hh_folder = sys_get_temp_dir() . '/hh-sync-bench-' . getmypid() . '/platform';
wp_mkdir_p( $hh_folder . '/bench' );

$hh_lot = static fn ( int $i, string $status ): array => array(
	'auctioneer_id' => 'bench',
	'sale_id'       => 'bench',
	'lot_id'        => "B{$i}",
	'lot_number'    => (string) $i,
	'title'         => "2018 Ford Focus 1.0 EcoBoost number {$i}",
	'description'   => '<p>' . str_repeat( 'One owner from new, a full history and two keys. ', 12 ) . "</p><p>Number {$i}.</p>",
	'guide_low'     => 1000 + $i,
	'guide_high'    => 1500 + $i,
	'price_status'  => 'guide_range',
	'hammer'        => 'sold' === $status ? 1400 + $i : 0,
	'status'        => $status,
	'facts'         => array( 'plate' => 'AB18 CDE', 'make' => 'Ford', 'model' => 'Focus', 'derivative' => 'EcoBoost', 'body' => 'Hatchback', 'colour' => 'Blue', 'fuel' => 'petrol', 'gearbox' => 'manual', 'engine_cc' => 999, 'doors' => 5, 'seats' => 5, 'first_registered' => '2018-03-01', 'mileage' => 40000 + $i, 'mileage_status' => 'warranted', 'former_keepers' => 1, 'keys' => 2, 'v5c' => 'present', 'mot_until' => '2027-03-01', 'service_history' => 'full', 'vat' => 'margin', 'grade' => '2', 'features' => array( 'Alloy wheels', 'DAB radio' ) ),
	'updated_at'    => '2026-11-20T10:00:00Z',
);

$hh_write = static function ( int $sold ) use ( $hh_folder, $hh_count, $hh_lot ): void {
	$file = fopen( $hh_folder . '/bench/lots.json', 'wb' );
	fwrite( $file, '{"page":1,"pages":1,"total":' . $hh_count . ',"etag":"b' . $sold . '","lots":[' );
	for ( $i = 1; $i <= $hh_count; $i++ ) {
		fwrite( $file, ( 1 === $i ? '' : ',' ) . wp_json_encode( $hh_lot( $i, $i <= $sold ? 'sold' : 'available' ) ) );
	}
	fwrite( $file, ']}' );
	fclose( $file );
};

$hh_remove = static function () use ( $wpdb ): void {
	foreach ( array_chunk( array_map( intval( ... ), $wpdb->get_col( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key IN ('hh_lot_auctioneer_id','hh_sale_auctioneer_id','hh_bench') AND meta_value = 'bench'" ) ), 500 ) as $some ) {
		$in = implode( ',', $some );
		foreach ( array( "{$wpdb->postmeta} WHERE post_id", "{$wpdb->term_relationships} WHERE object_id", "{$wpdb->posts} WHERE ID", "{$wpdb->prefix}hh_lot_history WHERE lot_id", "{$wpdb->prefix}hh_lot_index WHERE post_id", "{$wpdb->prefix}hh_sale_index WHERE post_id" ) as $where ) {
			$wpdb->query( "DELETE FROM {$where} IN ({$in})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Integers.
		}
	}
	$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_sync_reference WHERE feed = 'bench/bench'" );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_sync_change WHERE run_id IN (SELECT id FROM {$wpdb->prefix}hh_sync_run WHERE feed = 'bench/bench')" );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_sync_run WHERE feed = 'bench/bench'" );
	wp_cache_flush();
};

$hh_kept = get_option( PlatformSettings::OPTION );
$hh_remove();
$hh_sale = (int) wp_insert_post( array( 'post_type' => 'hh_sale', 'post_status' => 'publish', 'post_title' => 'Bench', 'post_name' => 'bench' ) );
SaleFields::fields()->replace( $hh_sale, array( 'auctioneer_id' => 'bench', 'platform_sale_id' => 'bench', 'platform' => 'sandbox', 'status' => 'catalogue', 'starts_at' => time() + DAY_IN_SECONDS ) );
update_option( PlatformSettings::OPTION, array( 'adapter' => Platform::SANDBOX, 'folder' => $hh_folder ) );

$hh_sync = static function ( string $what ) use ( $hh_sale, $hh_count, $wpdb ): float {
	wp_cache_flush();
	gc_collect_cycles();
	memory_reset_peak_usage();
	$statements = $wpdb->num_queries;
	$began      = microtime( true );
	$sale       = SaleRecord::of( $hh_sale );
	$result     = null === $sale ? null : Plugin::platform()->services()->sync->sale( $sale, new SyncOptions() );
	$seconds    = microtime( true ) - $began;
	$counts     = $result?->run?->counts;
	printf( "%-28s %6.1f s  %5.0f lots/s  %5.1f MB peak  %6d statements  %s: %d added, %d changed, %d unchanged\n", $what, $seconds, $hh_count / $seconds, memory_get_peak_usage() / 1048576, $wpdb->num_queries - $statements, $result?->state, (int) $counts?->added, (int) $counts?->changed, (int) $counts?->unchanged );
	return $seconds;
};

printf( "WordPress alone: %.1f MB\n", memory_get_usage() / 1048576 );
$hh_write( 0 );
printf( "%d lots, %.1f MB of JSON\n", $hh_count, filesize( $hh_folder . '/bench/lots.json' ) / 1048576 );
$hh_first = $hh_sync( 'First sync' );
$hh_sync( 'The same again' );
$hh_write( min( 100, $hh_count ) );
$hh_sync( 'A hundred sold' );

wp_cache_flush();
wp_suspend_cache_addition( true );
$hh_plain = min( 1000, $hh_count );
$hh_began = microtime( true );
for ( $hh_i = 1; $hh_i <= $hh_plain; $hh_i++ ) {
	$hh_one = $hh_lot( $hh_i, 'available' );
	$hh_id  = (int) wp_insert_post( array( 'post_type' => 'hh_bench', 'post_status' => 'publish', 'post_title' => $hh_one['title'], 'post_content' => $hh_one['description'], 'post_name' => "bench-{$hh_i}" ) );
	update_post_meta( $hh_id, 'hh_bench', 'bench' );
	foreach ( array( 'lot_number', 'guide_low', 'guide_high', 'price_status', 'status' ) as $hh_name ) {
		update_post_meta( $hh_id, "hh_bench_{$hh_name}", $hh_one[ $hh_name ] );
	}
	foreach ( $hh_one['facts'] as $hh_name => $hh_value ) {
		update_post_meta( $hh_id, "hh_bench_{$hh_name}", $hh_value );
	}
}
$hh_each = ( microtime( true ) - $hh_began ) / $hh_plain;
printf( "A plain wp_insert_post loop: %.0f lots/s; the sync takes %.2f times as long for each lot\n", 1 / $hh_each, ( $hh_first / $hh_count ) / $hh_each );

wp_suspend_cache_addition( false );
$hh_remove();
false === $hh_kept ? delete_option( PlatformSettings::OPTION ) : update_option( PlatformSettings::OPTION, $hh_kept );
unlink( $hh_folder . '/bench/lots.json' );
rmdir( $hh_folder . '/bench' );
rmdir( $hh_folder );
rmdir( dirname( $hh_folder ) );

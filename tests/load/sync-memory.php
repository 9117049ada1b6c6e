<?php
/**
 * How much memory a sync takes in a PHP process of its own, without WP-CLI and without opcache:
 *
 *     php tests/load/sync-memory.php <WordPress> <platform's folder>
 *
 * Syncs the sale hh/S2 as it is offered there, and then compares it once more as a dry run. Prints JSON: megabytes of
 * WordPress alone and at the peak of either, and how many lots each saw.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Media\PictureCheck;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
define( 'DISABLE_WP_CRON', true );
require $argv[1] . '/wp-load.php';

$hh_platform = Plugin::platform()->services();
$hh_platform->sync->sales( new SyncOptions() );
Plugin::auctions()->index->flush();
$hh_key = SaleKey::of( 'hh', 'S2' );
$hh_mb  = static fn ( int $bytes ): float => round( $bytes / 1048576, 1 );
$hh_out = array( 'alone' => $hh_mb( memory_get_usage() ) );
foreach ( array( 'written' => new SyncOptions( pictures: PictureCheck::Never ), 'compared' => new SyncOptions( dry_run: true ) ) as $hh_what => $hh_how ) {
	$hh_sale = null === $hh_key ? null : SaleRecord::of( (int) $hh_platform->sales->post_of( $hh_key ) );
	if ( null === $hh_sale ) {
		fwrite( STDERR, "The sale S2 did not come in.\n" );
		exit( 1 );
	}
	wp_cache_flush();
	gc_collect_cycles();
	memory_reset_peak_usage();
	$hh_result           = $hh_platform->sync->sale( $hh_sale, $hh_how );
	$hh_counts           = $hh_result->run?->counts;
	$hh_out[ $hh_what ]  = $hh_mb( memory_get_peak_usage() );
	$hh_out[ "{$hh_what}_lots" ] = (int) $hh_counts?->added + (int) $hh_counts?->changed + (int) $hh_counts?->unchanged;
}
echo "\n" . wp_json_encode( $hh_out ) . "\n";

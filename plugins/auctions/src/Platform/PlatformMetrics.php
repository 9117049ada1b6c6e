<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use Closure;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Core\Sync\Runs;

/**
 * The metrics of auctions: indexes, and the sync with the bidding platform where the schedule runs one.
 */
final readonly class PlatformMetrics {

	/** @param Closure(): PlatformServices $services Made when they are needed. */
	public function __construct( private Closure $services ) {}

	/** @return list<Metric> */
	public function now(): array {
		$services = ( $this->services )();
		$adapter  = $services->settings->adapter();
		$success  = array();
		$failed   = array();
		if ( $services->settings->is_scheduled() && $services->platforms->is_ready() ) {
			foreach ( array( 'sales' => SyncRunners::SALES, 'lots' => SyncRunners::LOTS ) as $what => $scope ) {
				$runs      = new Runs( $scope );
				$labels    = array( 'platform' => $adapter, 'what' => $what );
				$success[] = array( 'labels' => $labels, 'value' => $runs->last_success( 'sales' === $what ? PlatformSync::SALES_FEED : '' ) );
				$failed[]  = array( 'labels' => $labels, 'value' => $runs->failed_since( time() - HOUR_IN_SECONDS ) );
			}
		}
		return array(
			Metric::gauges( 'hearth_hammer_sync_last_success_timestamp_seconds', 'When the last sync with the bidding platform succeeded; 0 for never.', $success ),
			Metric::gauges( 'hearth_hammer_sync_failed_runs', 'Syncs with the bidding platform that failed in the last hour.', $failed ),
			Metric::gauge( 'hearth_hammer_lot_index_rows', 'Rows of the index of lots.', LotTable::definition()->count() ),
			Metric::gauge( 'hearth_hammer_sale_index_rows', 'Rows of the index of sales.', SaleTable::definition()->count() ),
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use Closure;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Platform\Admin\SyncPage;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Trouble\Trouble;

/**
 * How the sync with the bidding platform is doing, where the schedule runs one: for monitoring, and for staff.
 */
final readonly class SyncHealth {

	private const TIMES = 3;

	/** Dry runs, which say nothing of the sync, may be among the last runs. */
	private const LOOKED_AT = 10;

	/** @param Closure(): PlatformServices $services Made when they are needed. */
	public function __construct( private Closure $services ) {}

	/** @return list<Metric> Also of the indexes. */
	public function metrics(): array {
		$services = ( $this->services )();
		$adapter  = $services->settings->adapter();
		$success  = array();
		$failed   = array();
		if ( $services->settings->is_scheduled() && $services->settings->is_ready() ) {
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

	/** @return list<Trouble> Syncs that failed three times in a row, or that wait for an answer. Over with the next one that works. */
	public function troubles(): array {
		$services = ( $this->services )();
		if ( ! $services->settings->is_scheduled() ) {
			return array();
		}
		$troubles = array( self::of( new Runs( SyncRunners::SALES ), PlatformSync::SALES_FEED, 'list', __( 'the list of sales', 'hearth-hammer' ) ) );
		$lots     = new Runs( SyncRunners::LOTS );
		foreach ( $services->sales->followed( $services->settings->adapter() ) as $sale ) {
			// A sale that is over is asked for no more, so its last failure would last for ever.
			$key        = SyncSchedule::interval( $sale, time() ) > 0 ? $services->sales->key_of( $sale ) : null;
			$troubles[] = null === $key ? null : self::of( $lots, $key->feed(), 'sale-' . $sale->id(), get_the_title( $sale->id() ) );
		}
		return array_values( array_filter( $troubles ) );
	}

	private static function of( Runs $runs, string $feed, string $id, string $name ): ?Trouble {
		$ended = array_slice( array_values( array_filter( $runs->of_feed( $feed, self::LOOKED_AT ), static fn ( Run $run ): bool => ! $run->dry_run && $run->finished_at > 0 ) ), 0, self::TIMES );
		$last  = $ended[0] ?? null;
		if ( null === $last ) {
			return null;
		}
		$url = 'list' === $id ? SyncPage::url( list: $last->id ) : SyncPage::url( $last->id );
		if ( 'asks' === $last->status ) {
			/* translators: %s: name of a sale */
			return new Trouble( "sync-waits-{$id}", sprintf( __( 'Sync is waiting for your approval: %s', 'hearth-hammer' ), $name ), __( 'Many lots would be withdrawn, so nothing has been changed. Check the platform’s catalogue, then approve the sync.', 'hearth-hammer' ), $url, __( 'Check the sync', 'hearth-hammer' ), Capabilities::PLATFORM );
		}
		if ( count( $ended ) < self::TIMES || array() !== array_filter( $ended, static fn ( Run $run ): bool => 'failed' !== $run->status ) ) {
			return null;
		}
		/* translators: %s: why */
		$sentence = sprintf( __( 'The last three syncs failed, so the website may be out of date. Last error: %s. It will keep trying.', 'hearth-hammer' ), (string) ( $last->problems->errors()[0] ?? __( 'no reason was recorded', 'hearth-hammer' ) ) );
		/* translators: %s: name of a sale */
		return new Trouble( "sync-fails-{$id}", sprintf( __( 'Sync keeps failing: %s', 'hearth-hammer' ), $name ), $sentence, $url, __( 'See the sync', 'hearth-hammer' ), Capabilities::PLATFORM );
	}
}

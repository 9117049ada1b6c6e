<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use Closure;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\Runs;

defined( 'ABSPATH' ) || exit;

/**
 * Syncs by WordPress's cron: a running sale every minute, a sale of today every 15 minutes, one to come every hour, and
 * the list of sales every hour.
 */
final class SyncSchedule implements Module {

	public const HOOK = 'hh_auctions_sync';

	/** Of one cron request; what is not done by then goes on with the next. */
	private const BUDGET = 50;

	/** Runs that changed nothing, or were refused, are kept for a week, all others for ninety days. */
	private const IDLE_DAYS = 7;
	private const KEPT_DAYS = 90;

	/** A minute less a little: cron is never early, and often a second late. */
	private const SLACK = 5;

	/** @param Closure(): PlatformServices $services Made when they are needed. */
	public function __construct( private readonly Closure $services ) {}

	public function register(): void {
		add_action( self::HOOK, $this->work( ... ) );
	}

	private function work(): void {
		$services = ( $this->services )();
		if ( ! $services->settings->is_scheduled() || ! $services->settings->is_ready() ) {
			return;
		}
		$until = time() + self::BUDGET;
		$now   = time();
		if ( $this->is_due( SyncRunners::SALES, PlatformSync::SALES_FEED, HOUR_IN_SECONDS, $now ) ) {
			$services->sync->sales( SyncOptions::cron( false ) );
			$services->work->sweep();
			foreach ( array( SyncRunners::SALES, SyncRunners::LOTS ) as $scope ) {
				( new Runs( $scope ) )->forget( $now - self::IDLE_DAYS * DAY_IN_SECONDS, $now - self::KEPT_DAYS * DAY_IN_SECONDS );
			}
		}
		foreach ( $services->sales->followed( $services->settings->adapter() ) as $sale ) {
			$seconds = self::interval( $sale, $now );
			$key     = $services->sales->key_of( $sale );
			if ( null !== $key && $seconds > 0 && time() < $until && $this->is_due( SyncRunners::LOTS, $key->feed(), $seconds, $now ) ) {
				$services->sync->sale( $sale, SyncOptions::cron( MINUTE_IN_SECONDS === $seconds ) );
			}
		}
	}

	/** @return int Seconds between syncs; 0 where a sale is over or not there to be seen. */
	public static function interval( SaleRecord $sale, int $now ): int {
		$status = $sale->status();
		$starts = $sale->starts_at();
		$ends   = $sale->ends_at();
		$today  = static fn ( int $time ): bool => $time > 0 && wp_date( 'Y-m-d', $time ) === wp_date( 'Y-m-d', $now );
		return match ( true ) {
			in_array( $status, array( SaleStatus::Draft, SaleStatus::Cancelled ), true ) => 0,
			SaleStatus::Running === $status || ( $status->is_coming() && $starts > 0 && $starts <= $now && ( $ends > $now || ( 0 === $ends && $today( $starts ) ) ) ) => MINUTE_IN_SECONDS,
			$today( $starts ) || $today( $ends ) => 15 * MINUTE_IN_SECONDS,
			$status->is_coming() => HOUR_IN_SECONDS,
			default => 0,
		};
	}

	private function is_due( string $scope, string $feed, int $seconds, int $now ): bool {
		$last = ( new Runs( $scope ) )->latest( $feed );
		return null === $last || $last->is_open() || $last->started_at <= $now - $seconds + self::SLACK;
	}
}

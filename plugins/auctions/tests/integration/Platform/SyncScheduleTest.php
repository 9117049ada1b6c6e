<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncSchedule;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Trouble\Trouble;
use HearthHammer\Core\Trouble\Troubles;
use PHPUnit\Framework\Attributes\TestDox;

final class SyncScheduleTest extends PlatformTestCase {

	#[TestDox( '[SYNC-01] cron: every minute while a sale runs, every 15 minutes on its day, hourly before, never when it is over' )]
	public function test_intervals(): void {
		$noon  = strtotime( 'today 12:00 Europe/London' );
		$cases = array(
			'comes in a week'        => array( array( 'status' => 'catalogue', 'starts_at' => $noon + WEEK_IN_SECONDS ), HOUR_IN_SECONDS ),
			'announced, no date'     => array( array( 'status' => 'announced', 'starts_at' => 0 ), HOUR_IN_SECONDS ),
			'this afternoon'         => array( array( 'status' => 'catalogue', 'starts_at' => $noon + 7200 ), 900 ),
			'said to be running'     => array( array( 'status' => 'running', 'starts_at' => $noon + 7200 ), 60 ),
			'began, nobody says so'  => array( array( 'status' => 'catalogue', 'starts_at' => $noon - 600 ), 60 ),
			'timed, ends tomorrow'   => array( array( 'status' => 'catalogue', 'starts_at' => $noon - WEEK_IN_SECONDS, 'ends_at' => $noon + DAY_IN_SECONDS ), 60 ),
			'finished this morning'  => array( array( 'status' => 'finished', 'starts_at' => $noon - 7200 ), 900 ),
			'finished yesterday'     => array( array( 'status' => 'finished', 'starts_at' => $noon - DAY_IN_SECONDS ), 0 ),
			'cancelled'              => array( array( 'status' => 'cancelled', 'starts_at' => $noon + 600 ), 0 ),
			'in preparation'         => array( array( 'status' => 'draft', 'starts_at' => $noon + 600 ), 0 ),
		);
		foreach ( $cases as $what => [ $fields, $seconds ] ) {
			SaleFields::fields()->replace( $this->sale->id(), $fields + array( 'ends_at' => 0 ) );
			wp_cache_flush();
			$sale = SaleRecord::of( $this->sale->id() );
			self::assertNotNull( $sale );
			self::assertSame( $seconds, SyncSchedule::interval( $sale, $noon ), $what );
		}
	}

	#[TestDox( '[SYNC-01] the minute’s event syncs what is due and nothing else; the sandbox it leaves alone' )]
	public function test_the_event(): void {
		self::assertNotFalse( wp_next_scheduled( SyncSchedule::HOOK ) );
		self::assertSame( MINUTE_IN_SECONDS, wp_get_schedules()[ (string) wp_get_schedule( SyncSchedule::HOOK ) ]['interval'] ?? 0 );
		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		Plugin::auctions()->index->flush();
		do_action( SyncSchedule::HOOK );
		self::assertSame( array( '/sales', '/sales/S1/lots?page=1' ), self::$server->requests() );
		do_action( SyncSchedule::HOOK );
		self::assertSame( array(), self::$server->requests(), 'Both were asked for this hour.' );
		self::assertCount( 2, $this->lots_here() );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'running', 'starts_at' => time() ) );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}hh_sync_run SET started_at = started_at - 61" );
		wp_cache_flush();
		do_action( SyncSchedule::HOOK );
		self::assertSame( array( '/sales/S1/lots?page=1' ), self::$server->requests() );
		update_option( PlatformSettings::OPTION, array( 'adapter' => 'sandbox', 'folder' => '/tmp' ) );
		do_action( SyncSchedule::HOOK );
		self::assertSame( array(), self::$server->requests() );
	}

	#[TestDox( '[SYNC-03] a sync that failed three times in a row is a trouble of those who look after the platform, until one works or the sale is over' )]
	public function test_failing_syncs_tell_people(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		$this->platform->sync->sale( $this->sale, new SyncOptions() );
		self::$server->misbehave( array( 'status' => 500 ) );
		foreach ( array( array(), array(), array( array( 'sync-fails-sale-' . $this->sale->id(), Capabilities::PLATFORM ) ) ) as $expected ) {
			$this->platform->sync->sale( $this->sale, new SyncOptions() );
			// A dry run says nothing of the sync.
			$this->platform->sync->sale( $this->sale, new SyncOptions( dry_run: true ) );
			self::assertSame( $expected, array_map( static fn ( Trouble $one ): array => array( $one->id, $one->capability ), Troubles::all() ) );
		}
		self::assertStringContainsString( '500', Troubles::all()[0]->sentence );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'finished' ) );
		self::assertSame( array(), Troubles::all() );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'catalogue' ) );
		self::assertCount( 1, Troubles::all() );
		self::$server->misbehave();
		$this->platform->sync->sale( $this->sale, new SyncOptions() );
		self::assertSame( array(), Troubles::all() );
	}
}

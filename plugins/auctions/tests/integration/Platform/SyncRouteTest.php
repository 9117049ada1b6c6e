<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Core\Core;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\SyncLock;
use HearthHammer\Tests\Snapshot;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;

/**
 * GET /wp-json/hpapi/v1/auction/sync and the token that it takes.
 */
final class SyncRouteTest extends PlatformTestCase {

	private const IDS = array( 'auctioneer_id' => 'hh', 'sale_id' => 'S1' );

	protected function setUp(): void {
		parent::setUp();
		self::$server->lots( 'S1', self::lots_of_feed( 3 ) );
		$_COOKIE['hh_browser'] = str_repeat( 'a', 32 );
	}

	/** @param array<string, string> $more */
	private function token( array $more = array() ): string {
		$answer = $this->rest( 'POST', '/hpapi/v1/auction/sync-token', $more + self::IDS );
		self::assertSame( 200, $answer->get_status() );
		return (string) $answer->get_data()['token'];
	}

	/** @param array<string, string> $more */
	private function ask( string $token, array $more = array() ): WP_REST_Response {
		return $this->rest( 'GET', '/hpapi/v1/auction/sync', $more + self::IDS + array( 'token' => $token ) );
	}

	private static function code( WP_REST_Response $answer ): string {
		return $answer->get_status() . ' ' . (string) ( $answer->get_data()['code'] ?? '' );
	}

	#[TestDox( '[API-07] [SYNC-01] the sync call is a GET with auctioneer_id and sale_id; 200 is success, and nobody stores it' )]
	public function test_a_visitor_syncs_a_sale(): void {
		$answer = $this->ask( $this->token() );
		self::assertSame( 200, $answer->get_status() );
		self::assert_matches_schema( $answer->get_data(), Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/sync-answer.json' )->to_array() );
		self::assertSame( array( 'done', 3 ), array( $answer->get_data()['state'], $answer->get_data()['added'] ) );
		self::assertStringContainsString( 'no-store', (string) $answer->get_headers()['Cache-Control'] );
		self::assertSame( array( '1' => 'available', '2' => 'available', '3' => 'available' ), array_map( strval( ... ), $this->lots_here() ) );
		self::dump_fixture( 'auctions/sync-answer', $answer->get_data() );
	}

	#[TestDox( '[SYNC-01] one lot alone: the others stay as they were' )]
	public function test_a_visitor_syncs_a_lot(): void {
		$this->sync();
		$this->age( 60 );
		$lots = self::lots_of_feed( 3 );
		$lots[0]['status'] = 'sold';
		$lots[0]['hammer'] = 1700;
		$lots[1]['status'] = 'sold';
		self::$server->lots( 'S1', $lots );
		$answer = $this->ask( $this->token( array( 'lot_id' => 'L1' ) ), array( 'lot_id' => 'L1' ) );
		self::assertSame( array( 200, 'done', 1 ), array( $answer->get_status(), $answer->get_data()['state'], $answer->get_data()['changed'] ) );
		self::assertSame( array( 'sold', 'available', 'available' ), array_values( $this->lots_here() ) );
		self::assertSame( 1700, $this->lot_here( '1' )->int( 'hammer' ) );
		self::assertSame( '404 sync_unknown', self::code( $this->rest( 'POST', '/hpapi/v1/auction/sync-token', self::IDS + array( 'lot_id' => 'L99' ) ) ) );
	}

	#[TestDox( '[API-07] a crawler starts none: no token, a forged one, another browser’s, another sale’s' )]
	public function test_needs_a_token(): void {
		self::assertSame( 400, $this->rest( 'GET', '/hpapi/v1/auction/sync', self::IDS )->get_status() );
		self::assertSame( '403 sync_token', self::code( $this->ask( 'x.y' ) ) );
		$token = $this->token();
		self::assertSame( '403 sync_token', self::code( $this->ask( substr( $token, 0, -2 ) . 'AA' ) ) );
		$_COOKIE['hh_browser'] = str_repeat( 'b', 32 );
		Core::services()->browser->forget();
		self::assertSame( '403 sync_token', self::code( $this->ask( $token ) ) );
		$_COOKIE['hh_browser'] = str_repeat( 'a', 32 );
		self::sale( 'other', array( 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S2', 'status' => 'catalogue', 'starts_at' => time() + 99999 ) );
		Plugin::auctions()->index->flush();
		self::assertSame( '403 sync_token', self::code( $this->ask( $token, array( 'sale_id' => 'S2' ) + self::IDS ) ) );
		self::assertSame( array(), self::$server->requests(), 'The platform heard of none.' );
	}

	#[TestDox( '[SYNC-03] two at once become one: the second is told that it runs, and gets the first one’s result' )]
	public function test_two_at_once_become_one(): void {
		$token = $this->token();
		$lock  = new SyncLock( Core::services()->locks, 'auction-sync:hh/S1' );
		$lock->take();
		$answer = $this->ask( $token );
		self::assertSame( array( 200, 'running', 0 ), array( $answer->get_status(), $answer->get_data()['state'], $answer->get_data()['finished_at'] ) );
		self::assertSame( array(), self::$server->requests() );
		$lock->release();

		// The first one ends; it is not ours.
		self::assertSame( 'done', $this->sync()->state );
		self::assertCount( 1, self::$server->requests() );
		$answer = $this->ask( $token );
		self::assertSame( array( 200, 'done', 3 ), array( $answer->get_status(), $answer->get_data()['state'], $answer->get_data()['added'] ) );
		self::assertSame( array(), self::$server->requests(), 'It was answered from the first one’s result.' );
		// Nor does a click just after, or the same token again, ask the platform.
		self::assertSame( 'done', $this->ask( $this->token() )->get_data()['state'] );
		self::assertSame( 'done', $this->ask( $token )->get_data()['state'] );
		self::assertSame( array(), self::$server->requests() );
	}

	#[TestDox( '[SYNC-03] a process that was killed leaves no lock that lasts, and the next goes on where it stopped' )]
	public function test_a_killed_process_leaves_no_lock(): void {
		global $wpdb;
		$lock = new SyncLock( Core::services()->locks, 'auction-sync:hh/S1' );
		$lock->take();
		self::assertSame( 'running', $this->sync()->state );
		$expires = (int) $wpdb->get_var( "SELECT expires_at FROM {$wpdb->prefix}hh_lock WHERE name = 'auction-sync:hh/S1'" );
		self::assertLessThanOrEqual( time() + 60, $expires, 'It was never let go, and is free within a minute.' );
		$wpdb->query( "UPDATE {$wpdb->prefix}hh_lock SET expires_at = expires_at - 60" );
		self::assertSame( 'done', $this->sync()->state );
	}

	#[TestDox( '[SYNC-07] limited per visitor and per sale; a forwarded address changes nothing' )]
	public function test_limits(): void {
		$statuses = array();
		for ( $i = 0; $i < 12; $i++ ) {
			$this->age( 60 );
			// Anybody may send this header.
			$restore    = Snapshot::request( array( 'REMOTE_ADDR' => '198.51.100.1', 'HTTP_X_FORWARDED_FOR' => "203.0.113.{$i}" ) );
			$statuses[] = self::code( $this->ask( $this->token() ) );
			$restore();
		}
		self::assertSame( array( ...array_fill( 0, 10, '200 ' ), '429 sync_too_many', '429 sync_too_many' ), $statuses );
		// Another visitor still may.
		$restore = Snapshot::request( array( 'REMOTE_ADDR' => '198.51.100.7' ) );
		self::assertSame( '200 ', self::code( $this->ask( $this->token() ) ) );
		$restore();
		$answer = $this->ask( $this->token() );
		self::assertSame( array( 200, 'done' ), array( $answer->get_status(), $answer->get_data()['state'] ), 'What is up to date needs no sync, and counts as none.' );
	}

	#[TestDox( '[SYNC-05] a broken answer of the platform is 502, one that wants to be left alone 503, too much change 409; nothing changes' )]
	public function test_failures(): void {
		$this->sync();
		$this->age( 60 );
		$before = self::everything();
		self::$server->misbehave( array( 'cut' => 100 ) );
		self::assertSame( '502 sync_failed', self::code( $this->ask( $this->token() ) ) );
		self::$server->misbehave( array( 'status' => 429, 'retry' => 30 ) );
		$answer = $this->ask( $this->token() );
		self::assertSame( '503 sync_failed', self::code( $answer ) );
		self::assertSame( '30', (string) $answer->get_headers()['Retry-After'] );
		delete_option( 'hh_auctions_platform_pause' );
		self::$server->misbehave();
		self::$server->lots( 'S1', self::lots_of_feed( 1 ) );
		self::assertSame( '409 sync_asks', self::code( $this->ask( $this->token() ) ) );
		self::assertSame( $before, self::everything() );
	}

	#[TestDox( '[SYNC-01] nothing to sync: hidden, cancelled and long past sales, an unknown one, visitors not allowed, no platform' )]
	public function test_who_may(): void {
		$token = fn (): string => self::code( $this->rest( 'POST', '/hpapi/v1/auction/sync-token', self::IDS ) );
		self::assertSame( '200 ', $token() );
		foreach ( array( array( 'status' => 'draft' ), array( 'status' => 'cancelled' ), array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) ) as $fields ) {
			SaleFields::fields()->replace( $this->sale->id(), $fields );
			wp_cache_flush();
			self::assertSame( '404 sync_unknown', $token() );
		}
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'running', 'starts_at' => time() ) );
		self::assertSame( '200 ', $token() );
		self::assertSame( '404 sync_unknown', self::code( $this->rest( 'POST', '/hpapi/v1/auction/sync-token', array( 'sale_id' => 'nope' ) + self::IDS ) ) );
		foreach ( array( '../S1', 'S1%', str_repeat( 'x', 39 ), array( 'S1' ), '' ) as $hostile ) {
			self::assertSame( 400, $this->rest( 'POST', '/hpapi/v1/auction/sync-token', array( 'sale_id' => $hostile ) + self::IDS )->get_status() );
		}
		update_option( PlatformSettings::OPTION, array( 'visitors' => 0 ) + (array) get_option( PlatformSettings::OPTION ) );
		self::assertSame( '404 sync_unknown', $token() );
	}

	#[TestDox( '[SYNC-02] the button carries the platform’s name, and is a form without JavaScript' )]
	public function test_the_button(): void {
		$html  = self::block( 'sync-overlay', array(), $this->sale->id() );
		self::assertStringContainsString( 'data-island="sync-overlay"', $html );
		self::assertStringContainsString( 'Sync this sale', $html );
		self::assertStringContainsString( 'Fake Platform', $html );
		$this->sync();
		$lot = $this->lot_here( '1' );
		self::assertStringContainsString( 'Sync this lot', self::block( 'sync-overlay', array(), $lot->id() ) );
		$html = self::block( 'sync-overlay', array(), $lot->id() );
		self::assertStringContainsString( 'Last synced at', $html );
		self::assertMatchesRegularExpression( '/ · <span class="hh-ago" data-hh-ago="\d{10}">(just now|one minute ago)<\/span>/', $html );
		$by_hand = self::lot( $this->sale, '99' );
		self::assertSame( '', self::block( 'sync-overlay', array(), $by_hand ), 'The platform does not know it.' );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'cancelled' ) );
		wp_cache_flush();
		self::assertSame( '', self::block( 'sync-overlay', array(), $this->sale->id() ) );

		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'catalogue' ) );
		wp_cache_flush();
		$props = array( 'synced' => '', 'synced_at' => 0, 'synced_ago' => '', 'token_url' => '/wp-json/hpapi/v1/auction/sync-token', 'sync_url' => '/wp-json/hpapi/v1/auction/sync', 'form' => array( 'action' => '/wp-admin/admin-post.php', 'name' => 'hh_auctions_sync', 'post' => 1 ), 'auctioneer_id' => 'hh', 'sale_id' => 'S1', 'lot_id' => '', 'platform' => 'Fake Platform' );
		self::assert_matches_schema( $props, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/sync-overlay-props.json' )->to_array() );
		self::dump_fixture( 'auctions/sync-overlay', array( 'props' => $props, 'html' => ( new \HearthHammer\Core\Templates\Template( dirname( __DIR__, 3 ) . '/templates' ) )->get( 'sync-overlay', $props ) ) );
	}

	#[TestDox( '[SYNC-04] After a sync the pages of the sale and of the lot tell its time, not that of an older one' )]
	public function test_the_time_of_the_last_sync(): void {
		$told = static fn ( int $post ): int => 1 === preg_match( '/data-hh-ago="(\d+)"/', self::block( 'sync-overlay', array(), $post ), $found ) ? (int) $found[1] : 0;
		$this->sync();
		[ $first, $second ] = array( $this->lot_here( '1' )->id(), $this->lot_here( '2' )->id() );
		$this->age( 7200 );
		$old = time() - 7200;
		self::assertSame( array( $old, $old, $old ), array( $told( $this->sale->id() ), $told( $first ), $told( $second ) ) );
		self::assertSame( 200, $this->ask( $this->token( array( 'lot_id' => 'L1' ) ), array( 'lot_id' => 'L1' ) )->get_status() );
		self::assertSame( array( $old, time(), $old ), array( $told( $this->sale->id() ), $told( $first ), $told( $second ) ), 'One lot alone.' );
		$this->age( 3600 );
		self::assertSame( 200, $this->ask( $this->token() )->get_status() );
		self::assertSame( array( time(), time(), time() ), array( $told( $this->sale->id() ), $told( $first ), $told( $second ) ), 'The sale, and with it its lots.' );
	}

	#[TestDox( '[SEC-02] The form without JavaScript syncs from a page of this origin alone' )]
	public function test_form_of_another_origin(): void {
		add_filter( 'wp_redirect', static fn () => \HearthHammer\Tests\WpDied::throw( 'Moved.', '', array( 'response' => 303 ) ) );
		$sent = function ( array $server ): int {
			$before                    = $_SERVER;
			$_SERVER                   = array( 'REQUEST_METHOD' => 'POST' ) + $server + $_SERVER;
			$_POST['post']             = (string) $this->sale->id();
			try {
				do_action( 'admin_post_nopriv_hh_auctions_sync' );
				return 0;
			} catch ( \HearthHammer\Tests\WpDied $died ) {
				return $died->status;
			} finally {
				$_SERVER = $before;
				unset( $_POST['post'] );
			}
		};
		foreach ( array( array(), array( 'HTTP_ORIGIN' => 'null' ), array( 'HTTP_ORIGIN' => 'http://evil.example' ), array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => home_url() ) ) as $server ) {
			self::assertSame( 404, $sent( $server ), (string) wp_json_encode( $server ) );
		}
		self::assertSame( array(), $this->lots_here() );
		self::assertSame( 303, $sent( array( 'HTTP_ORIGIN' => home_url() ) ) );
		self::assertCount( 3, $this->lots_here() );
	}

	/** What was synced is so many seconds older. */
	private function age( int $seconds ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET finished_at = finished_at - %d WHERE finished_at > 0', $wpdb->prefix . 'hh_sync_run', $seconds ) );
	}
}

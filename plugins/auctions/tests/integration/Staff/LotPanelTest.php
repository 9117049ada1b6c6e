<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Staff;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\Records\FieldWords;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Media\PictureCheck;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\RecordChange;
use HearthHammer\Core\Sync\RecordState;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\RunChanges;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\StoredReference;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;
use WP_User;

final class LotPanelTest extends IntegrationTestCase {

	use AuctionFixtures;

	private int $lot;

	protected function setUp(): void {
		parent::setUp();
		$sale      = self::sale( 'december-cars', array( 'auctioneer_id' => 'weald', 'platform_sale_id' => 'S1' ) );
		$this->lot = self::lot( $sale, '12A', array( 'auctioneer_id' => 'weald', 'platform_sale_id' => 'S1', 'platform_lot_id' => 'L12' ), 'Ford Fiesta' );
		wp_set_current_user( 1 );
	}

	#[TestDox( '[STAFF-01] The panel tells the last sync, what it changed, dry runs as such, and the errors of the sale, as text' )]
	public function test_panel(): void {
		self::assertStringContainsString( 'This lot has not been synced yet.', $this->html() );
		$this->sync( 'done' );
		$dry = $this->kept_run( 'checked', true );
		( new RunChanges() )->add( $dry->id, array( new RecordChange( 'WEALD/S1/L12', $this->lot, RecordChange::WITHDRAWN ) ) );

		$html = $this->html();
		self::assertMatchesRegularExpression( '#Last synced \d+ \w+ \d{4}, \d{1,2}(:\d\d)?[ap]m\. Platform ID: weald/S1/L12\.#', $html );
		self::assertMatchesRegularExpression( '#Guide price: <del>£3,000</del> → <ins>£3,500</ins>#', $html );
		self::assertStringContainsString( '<li>Images: 3 added</li>', $html );
		self::assertStringContainsString( '<li>Features: changed</li>', $html, 'of a run before the change was told in words' );
		self::assertMatchesRegularExpression( '#withdrawn\s+\(dry run: not applied\)#', $html );
		self::assertMatchesRegularExpression( '#Warning:\s+line 3, status: the status &lt;b&gt;Cooked&lt;/b&gt; is not known#', $html );
		self::assertStringNotContainsString( '<b>Cooked', $html );
		self::assertStringContainsString( 'data-hh-lot-sync', $html );
	}

	#[TestDox( '[STAFF-01] What a run changes of a list is told by number, not as a list' )]
	public function test_changed_lists(): void {
		$images = static fn ( int ...$ids ): array => array_map( static fn ( int $id ): array => array( 'attachment' => $id, 'caption' => '' ), $ids );
		$told   = static fn ( mixed $was, mixed $becomes ): string => FieldWords::of( array( 'images' => array( 'was' => $was, 'becomes' => $becomes ) ) )[0]['becomes'];
		self::assertSame( '3 added', $told( array(), $images( 1, 2, 3 ) ) );
		self::assertSame( '1 added, 2 removed', $told( $images( 1, 2, 3 ), $images( 3, 4 ) ) );
		self::assertSame( 'order changed', $told( $images( 1, 2 ), $images( 2, 1 ) ) );
		self::assertSame( 'changed', $told( $images( 1 ), array( array( 'attachment' => 1, 'caption' => 'Front' ) ) ) );
		self::assertSame( '1 added', $told( array( 'Towbar' ), array( 'Towbar', 'Heated seats' ) ) );
		self::assertSame( array( 'field' => 'images', 'was' => '', 'becomes' => '2 removed' ), FieldWords::of( array( 'images' => array( 'was' => $images( 1, 2 ), 'becomes' => array() ) ) )[0] );
	}

	#[TestDox( '[STAFF-01] What names this lot comes before what names others, and what every run says again is told once' )]
	public function test_order_of_errors(): void {
		for ( $n = 0; $n < 3; $n++ ) {
			$run = $this->kept_run( 'done', false );
			foreach ( range( 1, 30 ) as $other ) {
				$run->problems->add( new Problem( $other, '', "lot {$other}: has no picture", false ) );
			}
			$run->problems->add( new Problem( 40, '', 'lot 12A: the guide price is a text', false ) );
			( new Runs( SyncRunners::LOTS ) )->save( $run );
		}
		preg_match_all( '#Warning:\s+([^<]+)</li>#', $this->html(), $found );
		$lines = array_map( trim( ... ), $found[1] );
		self::assertCount( 10, $lines );
		self::assertSame( 'line 40: lot 12A: the guide price is a text', $lines[0] );
		self::assertSame( $lines, array_unique( $lines ) );
	}

	#[TestDox( '[STAFF-01] The statements of a panel do not grow with what the syncs did' )]
	public function test_statements(): void {
		$this->sync( 'done' );
		$this->html();
		$few = $this->count_queries( fn () => $this->html() );
		for ( $n = 0; $n < 15; $n++ ) {
			$this->sync( 'failed' );
		}
		self::assertSame( $few, $this->count_queries( fn () => $this->html() ) );
	}

	#[TestDox( '[STAFF-01] [STAFF-04] Reading and syncing take the capability and a nonce, whatever the query says' )]
	public function test_who_may(): void {
		foreach ( array( 'GET', 'POST' ) as $method ) {
			wp_set_current_user( 0 );
			self::assertSame( 401, $this->ask( $method, '?canManageA365=1' )->get_status() );
			$user = (int) wp_insert_user( array( 'user_login' => "ed{$method}", 'user_pass' => 'x', 'role' => 'author' ) );
			wp_set_current_user( $user );
			self::assertSame( 403, $this->ask( $method, '?canManageA365=1' )->get_status() );
			( new WP_User( $user ) )->add_cap( Capabilities::PLATFORM );
			wp_set_current_user( 0 );
			wp_set_current_user( $user );
			self::assertSame( 403, $this->ask( $method, nonce: false )->get_status() );
			self::assertSame( 200, $this->ask( $method )->get_status() );
		}
		self::assertSame( 404, $this->rest( 'GET', '/hpapi/v1/auction/lot/1/platform', headers: array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) )->get_status() );
	}

	#[TestDox( '[STAFF-01] Syncing says what came of it: without a platform it failed, a lot that staff made is not asked for' )]
	public function test_sync(): void {
		$answer = $this->ask( 'POST' );
		self::assert_matches_schema( $answer->get_data(), Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/lot-panel-answer.json' )->to_array() );
		self::assertContains( $answer->get_data()['state'], array( 'failed', 'empty' ) );
		self::assertStringContainsString( 'hh-lot-panel__said', $answer->get_data()['html'] );
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );

		$this->lot = self::lot( self::sale( 'by-hand' ), '1' );
		self::assertSame( 'empty', $this->ask( 'POST' )->get_data()['state'] );
		self::assertStringContainsString( 'added by hand', $this->html() );
		self::assertStringNotContainsString( 'data-hh-lot-sync', $this->html() );
	}

	#[TestDox( '[STAFF-01] A lot of a platform is synced by the button, and its panel tells of it' )]
	public function test_sync_with_a_platform(): void {
		PlatformSettings::use_sandbox( dirname( __DIR__, 5 ) . '/demo/platform', 'BidJS' );
		$platform = Plugin::platform()->services();
		$platform->sync->sales( new SyncOptions() );
		$sale = SaleRecord::from_slug( 'cars-part-exchange' );
		self::assertNotNull( $sale );
		$platform->sync->sale( $sale, new SyncOptions( pictures: PictureCheck::Never, leading: true ) );
		$found     = get_posts( array( 'post_type' => 'hh_lot', 'meta_key' => 'hh_lot_sale', 'meta_value' => (string) $sale->id(), 'fields' => 'ids', 'numberposts' => 1 ) );
		$this->lot = (int) ( $found[0] ?? 0 );
		wp_set_current_user( 0 );
		wp_set_current_user( 1 );
		$lot = LotRecord::of( $this->lot );
		self::assertNotNull( $lot );
		Plugin::auctions()->lots->update( $this->lot, new LotText( 'Mistyped', '' ), array(), LotWriter::SYNC );
		( new References( SyncRunners::LOTS ) )->read_again( $this->lot );

		$answer = $this->ask( 'POST' )->get_data();
		self::assertSame( 'done', $answer['state'] );
		self::assertStringContainsString( 'Synced.', $answer['html'] );
		self::assertStringContainsString( 'Mistyped</del>', $answer['html'] );
		self::assertSame( $lot->title(), get_post( $this->lot )?->post_title );
	}

	#[TestDox( '[STAFF-01] [STAFF-02] The tools are on cards and on the lot\'s page for staff who may use them, and in nobody else\'s HTML' )]
	public function test_tools(): void {
		$page = function (): string {
			ob_start();
			do_action( 'hearth_hammer_lot_tools', $this->lot );
			return (string) ob_get_clean();
		};
		self::assertMatchesRegularExpression( '#<details class="hh-lot-tools__panel" data-hh-lot-panel="[^"]+/auction/lot/' . $this->lot . '/platform" data-nonce="[0-9a-f]{10}"#', $page() );
		self::assertStringContainsString( 'Purge image cache', $page() );

		$user = (int) wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'author' ) );
		( new WP_User( $user ) )->add_cap( Capabilities::PLATFORM );
		wp_set_current_user( $user );
		self::assertStringContainsString( 'data-hh-lot-panel', $page() );
		self::assertStringNotContainsString( 'Purge', $page() );

		wp_set_current_user( 0 );
		self::assertSame( '', $page() );
		self::assertSame( '', apply_filters( 'hh_auctions_lot_tools', '', array( 'id' => $this->lot ) ) );
	}

	private function sync( string $status ): void {
		$run = $this->kept_run( $status, false );
		( new References( SyncRunners::LOTS ) )->keep( array( new StoredReference( 'WEALD/S1/L12', 'weald/S1', '', $this->lot, '', '', '', RecordState::Live ) ), $run->id );
		( new RunChanges() )->add( $run->id, array( new RecordChange( 'WEALD/S1/L12', $this->lot, RecordChange::CHANGED, array( array( 'field' => 'Guide price', 'was' => '£3,000', 'becomes' => '£3,500' ), array( 'field' => 'images', 'was' => '', 'becomes' => '3 added' ), array( 'field' => 'features', 'was' => '', 'becomes' => '["Towbar","Heated se…' ) ) ) ) );
	}

	private function kept_run( string $status, bool $is_dry ): Run {
		$run              = new Run();
		$run->feed        = 'weald/S1';
		$run->status      = $status;
		$run->dry_run     = $is_dry;
		$run->finished_at = time();
		$run->problems->add( new Problem( 3, 'status', 'the status <b>Cooked</b> is not known', 'failed' === $status ) );
		( new Runs( SyncRunners::LOTS ) )->save( $run );
		return $run;
	}

	private function html(): string {
		return (string) $this->ask( 'GET' )->get_data()['html'];
	}

	private function ask( string $method, string $query = '', bool $nonce = true ): WP_REST_Response {
		return $this->rest( $method, "/hpapi/v1/auction/lot/{$this->lot}/platform{$query}", headers: $nonce ? array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) : array() );
	}
}

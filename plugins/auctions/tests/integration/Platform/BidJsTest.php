<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\LotPage\CostCalculator;
use HearthHammer\Auctions\LotPage\LotFacts;
use HearthHammer\Auctions\LotPage\LotOutcome;
use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Platform\Admin\SyncReport;
use HearthHammer\Auctions\Platform\Clients\BidJsItem;
use HearthHammer\Auctions\Platform\Platform;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SyncCommand;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * BidJS, in the shapes of docs.bidjs.com: auctions list, auction report, items report, status codes.
 */
final class BidJsTest extends PlatformTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->use_feed( Platform::BIDJS );
		SaleFields::fields()->replace( $this->sale->id(), array( 'platform' => 'bidjs', 'auctioneer_id' => '3', 'platform_sale_id' => '3861' ) );
		Plugin::auctions()->index->flush();
		wp_cache_flush();
		$this->sale = SaleRecord::of( $this->sale->id() ) ?? $this->sale;
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	private static function item( int $id, array $more = array() ): array {
		return $more + array(
			'@class'     => '.ItemReportModel',
			'id'         => $id,
			'category'   => array( '@class' => '.CategoryModel', 'id' => 546, 'name' => 'Demo Category - Cars', 'parentName' => 'Cars' ),
			'lotNumber'  => (string) ( $id - 390000 ),
			'title'      => "Ford Focus {$id}",
			'imageUrls'  => null,
			'status'     => 4,
			'currencyId' => 2,
			'endTime'    => 1796036400000,
			'winner'     => null,
			'losers'     => array( array( 'fullname' => 'Larry Loser', 'email' => 'larry@example.com', 'userId' => 9, 'amount' => 900 ) ),
		);
	}

	#[TestDox( '[SYNC-06] lots come in by the auction report: status codes in our words, the hammer price without its winner' )]
	public function test_lots(): void {
		global $wpdb;
		self::$server->lots( '3861', array(
			self::item( 390001 ),
			self::item( 390002, array( 'status' => 6, 'winner' => array( '@class' => '.RegistrantReportModel', 'userId' => 7, 'fullname' => 'Wanda Winner', 'email' => 'wanda@example.com', 'amount' => 4200.0 ) ) ),
			self::item( 390003, array( 'status' => 'UNSOLD', 'winner' => array( 'fullname' => 'Wanda Winner', 'amount' => 1200 ) ) ),
			self::item( 390004, array( 'status' => 14 ) ),
			self::item( 390005, array( 'status' => 9 ) ),
			self::item( 390006, array( 'status' => 2 ) ),
		) );
		$result = $this->sync();
		self::assertSame( array( 'done', 5, 0, 0, 0 ), self::outcome( $result ) );
		self::assertSame( array( '1' => 'available', '2' => 'sold', '3' => 'unsold', '4' => 'withdrawn', '5' => 'postponed' ), array_map( strval( ... ), $this->lots_here() ), 'A draft there is none here; a suspended lot cannot be bid for.' );
		self::assertSame( array( 4200, 1796036400 ), array( $this->lot_here( '2' )->int( 'hammer' ), $this->lot_here( '2' )->int( 'ends_at' ) ) );
		self::assertSame( 0, $this->lot_here( '3' )->int( 'hammer' ) );
		foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->prefix . 'hh_sync_run', $wpdb->prefix . 'hh_sync_change' ) as $table ) {
			self::assertDoesNotMatchRegularExpression( '/Wanda|Larry|example\.com.*wanda/i', serialize( $wpdb->get_results( "SELECT * FROM {$table}", ARRAY_A ) ), $table ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		}
		self::assertSame( array( 'done', 0, 0, 5, 0 ), self::outcome( $this->sync() ) );
	}

	#[TestDox( '[SYNC-09] it is whole when as many items came as the list says; what the report leaves out is asked for by id; an answer that is cut off changes nothing' )]
	public function test_whole(): void {
		$items = array( self::item( 390001 ), self::item( 390002 ), self::item( 390003 ) );
		self::$server->lots( '3861', $items );
		$this->sync();
		self::$server->requests();
		// Bought at once: the auction report leaves it out, the items report does not.
		$items[1] = self::item( 390002, array( 'status' => 10, 'winner' => array( 'amount' => 2500 ), 'only_by_id' => true ) );
		self::$server->lots( '3861', $items );
		self::assertSame( array( 'done', 0, 1, 2, 0 ), self::outcome( $this->sync() ) );
		self::assertSame( array( '/auction-mgt/bdxapi/auctions/3', '/auction-mgt/bdxapi/reporting/auction/3861/category', '/auction-mgt/bdxapi/reporting/auctionitem' ), self::$server->requests() );
		self::assertSame( array( 'sold', 2500 ), array( $this->lot_here( '2' )->status()->value, $this->lot_here( '2' )->int( 'hammer' ) ) );

		$before = self::everything();
		self::$server->lots( '3861', array( ...$items, self::item( 390004, array( 'only_by_id' => true ) ) ) );
		self::assertSame( array( 'done', 0, 0, 3, 0 ), self::outcome( $this->sync() ) );
		// The report of these lots is longer than that.
		for ( $point = 0; $point <= 15; $point++ ) {
			self::$server->misbehave( array( 'cut' => $point * 50, 'announced' => $point % 2 ) );
			self::assertSame( SyncResult::FAILED, $this->sync()->state );
		}
		self::assertSame( $before, self::everything() );
	}

	#[TestDox( '[SYNC-06] [SYNC-09] A sale that is first met after a lot was bought comes in: nothing is withdrawn, the missing numbers are named, until staff confirm the number with a preview' )]
	public function test_short_report(): void {
		$items = array_map( static fn ( int $number ): array => self::item( 390000 + $number ), range( 1, 6 ) );
		$items[1]['only_by_id'] = true;
		$items[4]['only_by_id'] = true;
		self::$server->lots( '3861', $items );
		$result = $this->sync( new SyncOptions( confirmed: true ) );
		self::assertSame( array( 'done', 4, 0, 0, 0 ), self::outcome( $result ) );
		self::assertSame( array( '4 of 6 lots were received, so no lots were withdrawn. Missing lot numbers: 2, 5' ), self::said( $result ) );

		// A lot that BidJS no longer has stays while the number is not confirmed.
		unset( $items[3] );
		self::$server->lots( '3861', array_values( $items ) );
		$result = $this->sync();
		self::assertSame( array( 'done', 0, 0, 3, 0 ), self::outcome( $result ) );
		self::assertSame( array( '3 of 5 lots were received, so no lots were withdrawn. Missing lot numbers: 2, 4 to 5' ), self::said( $result ) );
		self::assertSame( 'available', $this->lot_here( '4' )->status()->value );

		wp_set_current_user( 1 );
		$html = $this->report( $result );
		self::assertStringContainsString( 'The platform lists 5 lots and sent 3.', $html );
		self::assertStringContainsString( 'Preview with 3 lots', $html );
		$refused = $this->sync( new SyncOptions( count: 4 ) );
		self::assertSame( array( SyncResult::FAILED, array( '3 lots were received, not 4. Preview the sync again' ) ), array( $refused->state, self::said( $refused ) ) );
		$preview = $this->sync( new SyncOptions( dry_run: true, count: 3 ) );
		self::assertSame( array( SyncResult::CHECKED, 0, 0, 3, 1 ), self::outcome( $preview ) );
		self::assertStringContainsString( 'Confirm 3 lots and apply changes', $this->report( $preview ) );
		self::assertSame( 'available', $this->lot_here( '4' )->status()->value, 'A preview changes nothing.' );
		self::assertSame( array( 'done', 0, 0, 3, 0 ), self::outcome( $this->sync() ), 'Nor does it confirm anything.' );

		$preview = $this->sync( new SyncOptions( dry_run: true, count: 3 ) );
		self::assertNotNull( $preview->run );
		self::assertSame( SyncResult::DONE, $this->platform->sync->proceed( $this->sale, $preview->run, false )->state );
		self::assertSame( 'withdrawn', $this->lot_here( '4' )->status()->value );

		// Confirmed: two that the report leaves out are no fault of the next syncs; three are another matter.
		$items[] = self::item( 390007 );
		self::$server->lots( '3861', array_values( $items ) );
		$result = $this->sync();
		self::assertSame( array( array( 'done', 1, 0, 3, 0 ), array() ), array( self::outcome( $result ), self::said( $result ) ) );
		self::$server->lots( '3861', array( ...array_values( $items ), self::item( 390008, array( 'only_by_id' => true ) ) ) );
		$result = $this->sync();
		self::assertSame( array( 'done', 0, 0, 4, 0 ), self::outcome( $result ) );
		self::assertStringStartsWith( '4 of 7 lots were received', self::said( $result )[0] );
	}

	#[TestDox( 'The hammer price keeps its pence, wherever it is told; the same again changes nothing' )]
	public function test_pence(): void {
		$sold = static fn ( float $amount ): array => self::item( 390001, array( 'status' => 6, 'winner' => array( 'amount' => $amount ) ) );
		self::$server->lots( '3861', array( $sold( 1234.5 ), self::item( 390002, array( 'status' => 6, 'winner' => array( 'amount' => '4,200.10' ) ) ) ) );
		self::assertSame( array( 'done', 2, 0, 0, 0 ), self::outcome( $this->sync() ) );
		$lot = $this->lot_here( '1' );
		self::assertSame( array( 1234, 50, '£1,234.50' ), array( $lot->int( 'hammer' ), $lot->int( 'hammer_pence' ), PriceLine::of( $lot )->text ) );
		self::assertSame( '£4,200.10', PriceLine::of( $this->lot_here( '2' ) )->text );
		Plugin::auctions()->index->flush();
		global $wpdb;
		self::assertSame( '5434', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT raised FROM %i WHERE post_id = %d', SaleTable::name(), $this->sale->id() ) ), '£5,434.60, told in whole pounds.' );
		self::assertSame( array( 'done', 0, 0, 2, 0 ), self::outcome( $this->sync() ) );
		self::$server->lots( '3861', array( $sold( 1234.75 ), self::item( 390002, array( 'status' => 6, 'winner' => array( 'amount' => 4200 ) ) ) ) );
		self::assertSame( array( 'done', 0, 2, 0, 0 ), self::outcome( $this->sync() ) );
		self::assertSame( array( '£1,234.75', '£4,200' ), array( PriceLine::of( $this->lot_here( '1' ) )->text, PriceLine::of( $this->lot_here( '2' ) )->text ) );
		self::assertStringContainsString( '£1,234.75', LotOutcome::of( $this->lot_here( '1' ) ) );
		$calculator = new CostCalculator( $this->lot_here( '1' ), FeeTable::of( array( 'lines' => array() ) ), array() );
		$props      = $calculator->props( array() );
		self::assertSame( array( '1,234.75', '£1,234.75' ), array( $props['fields']['hammer'], $calculator->answer( $props )['rows'][0]['amount'] ) );
		$before = self::everything();
		self::$server->lots( '3861', array( self::item( 390001, array( 'status' => 6, 'winner' => array( 'amount' => 1234.755 ) ) ) ) );
		self::assertSame( SyncResult::FAILED, $this->sync()->state );
		self::assertSame( $before, self::everything() );
		// The desk enters whole pounds.
		Plugin::auctions()->lots->update( $this->lot_here( '1' )->id(), null, array( 'hammer' => 1300 ), 'desk' );
		self::assertSame( '£1,300', PriceLine::of( $this->lot_here( '1' ) )->text );
	}

	#[TestDox( 'A sale in another currency is refused; an item in one keeps no price; an item without a status waits for staff, and the others come in' )]
	public function test_currency_and_status(): void {
		self::$server->lots( '3861', array(
			self::item( 390001, array( 'status' => 6, 'winner' => array( 'amount' => 500 ) ) ),
			self::item( 390002, array( 'status' => 6, 'winner' => array( 'amount' => 600 ) ) ),
		) );
		$this->sync();
		self::$server->lots( '3861', array(
			self::item( 390001, array( 'status' => null, 'winner' => array( 'amount' => 999 ) ) ),
			self::item( 390002, array( 'status' => 6, 'currencyId' => 3, 'winner' => array( 'amount' => 700 ) ) ),
			self::item( 390003, array( 'status' => null ) ),
			self::item( 390004 ),
		) );
		$result = $this->sync();
		self::assertSame( SyncResult::DONE, $result->state );
		self::assertSame( array( '1' => 'sold', '2' => 'sold', '4' => 'available' ), array_map( strval( ... ), $this->lots_here() ) );
		self::assertSame( array( 500, 600 ), array( $this->lot_here( '1' )->int( 'hammer' ), $this->lot_here( '2' )->int( 'hammer' ) ) );
		$said = implode( '; ', self::said( $result ) );
		self::assertStringContainsString( 'lot 3: has no status', $said );
		self::assertStringContainsString( 'lot 2 is in another currency', $said );

		$before = self::everything();
		self::$server->misbehave( array( 'auction' => array( 'currency' => array( 'id' => 5, 'code' => 'EUR' ) ) ) );
		self::assertSame( array( 'the sale is in EUR; only sales in pounds can be imported' ), self::said( $this->sync() ) );
		self::assertSame( $before, self::everything() );
		$sales = $this->platform->sync->sales( new SyncOptions() );
		self::assertSame( 0, (int) $sales->run?->counts->added );
	}

	#[TestDox( 'A lot that is suspended or transferred cannot be bid for any more; venue, category, purchase option and ends come in' )]
	public function test_other_facts(): void {
		self::$server->misbehave( array( 'auction' => array( 'type' => 'TimedAuction', 'primaryDate' => 1796122800000 ) ) );
		self::$server->lots( '3861', array( self::item( 390001, array( 'purchaseOption' => 'BUY_NOW' ) ), self::item( 390002, array( 'purchaseOption' => 'NONE' ) ), self::item( 390003 ) ) );
		$this->platform->sync->sales( new SyncOptions() );
		$this->sync();
		wp_cache_flush();
		$sale = SaleRecord::of( $this->sale->id() );
		self::assertSame( array( 'The Old Granary, Cranbrook, TN17 3AB', 1796122800 ), array( $sale?->text( 'venue' ), $sale?->ends_at() ) );
		$lot = $this->lot_here( '1' );
		self::assertSame( array( 'Demo Category - Cars', 'buy_now', 1796036400 ), array( $lot->text( 'category' ), $lot->text( 'purchase_option' ), $lot->int( 'ends_at' ) ) );
		self::assertContains( 'Buy now', array_column( array_merge( ...array_column( ( new LotFacts( $lot ) )->groups(), 'facts' ) ), 'value' ) );
		self::assertSame( '', $this->lot_here( '2' )->text( 'purchase_option' ) );
		self::$server->lots( '3861', array( self::item( 390001 ), self::item( 390002, array( 'status' => 9 ) ), self::item( 390003, array( 'status' => 'TRANSFERRED' ) ) ) );
		$this->sync();
		self::assertSame( array( '1' => 'available', '2' => 'postponed', '3' => 'withdrawn' ), array_map( strval( ... ), $this->lots_here() ) );
	}

	#[TestDox( 'A number that the platform gives to two lots is told, and both have an address' )]
	public function test_number_twice(): void {
		$items = array( self::item( 390001 ), self::item( 390002, array( 'lotNumber' => '1', 'title' => 'The other one' ) ), self::item( 390003 ) );
		self::$server->lots( '3861', $items );
		$result = $this->sync();
		self::assertSame( array( 'done', 3, 0, 0, 0 ), self::outcome( $result ) );
		self::assertStringContainsString( 'lot number 1 is used more than once', implode( ' ', self::said( $result ) ) );
		Plugin::auctions()->index->flush();
		$titles = array();
		foreach ( array( '1', '1-2' ) as $number ) {
			[ $status, , $html ] = $this->render( "/auctions/fake-cars/lot/{$number}/" );
			$titles[]            = array( $status, str_contains( $html, 'Ford Focus 390001' ), str_contains( $html, 'The other one' ) );
		}
		self::assertSame( array( array( 200, true ), array( 200, true ) ), array( array( $titles[0][0], $titles[0][1] ), array( $titles[1][0], $titles[1][2] ) ) );
		self::assertSame( array( 'done', 0, 0, 3, 0 ), self::outcome( $this->sync() ) );
		self::assertSame( SyncResult::DONE, $this->sync( SyncOptions::visitor( '390002' ) )->state );
		// When it has a number of its own, the old address leads there.
		$items[1]['lotNumber'] = '2';
		self::$server->lots( '3861', $items );
		$this->sync();
		Plugin::auctions()->index->flush();
		self::assertSame( 200, $this->render( '/auctions/fake-cars/lot/2/' )[0] );
		self::assertSame( 301, $this->render( '/auctions/fake-cars/lot/1-2/' )[0] );
	}

	#[TestDox( 'After a change of platform the sales of the old one are not asked for any more, and their pages offer no sync' )]
	public function test_change_of_platform(): void {
		self::$server->lots( '3861', array( self::item( 390001 ) ) );
		self::assertCount( 1, $this->platform->sales->followed( 'bidjs' ) );
		self::assertTrue( $this->platform->visitors->is_offered( $this->sale ) );
		$this->use_feed();
		self::assertSame( array(), $this->platform->sales->followed( 'feed' ) );
		self::assertFalse( $this->platform->visitors->is_offered( $this->sale ) );
		self::$server->requests();
		do_action( 'hh_auctions_sync' );
		self::assertSame( array(), array_filter( self::$server->requests(), static fn ( string $path ): bool => str_contains( $path, '3861' ) ) );
		$this->expectExceptionMessage( 'another platform' );
		$this->sync();
	}

	#[TestDox( 'The connection test says what happened in sentences' )]
	public function test_connection(): void {
		self::$server->lots( '3861', array() );
		$test = new PlatformScreen();
		self::assertSame( 'Connected. The platform lists 1 sale.', $test->test()->sentence );
		update_option( PlatformSettings::SECRET, array() );
		self::assertMatchesRegularExpression( '/^The platform .*401\.$/', $test->test()->sentence );
	}

	#[TestDox( 'The command says when it did nothing, and why' )]
	public function test_verdict(): void {
		self::$server->lots( '3861', array() );
		$sales = $this->platform->sync->sales( new SyncOptions() );
		$sales = $this->platform->sync->sales( new SyncOptions() );
		self::assertSame( 'Nothing was synced: the platform has no upcoming sale with lots. Use --all for past sales.', SyncCommand::verdict( array( $sales ), false ) );
		self::assertSame( 'Nothing was synced: the platform has no upcoming sale with lots. Use --all for past sales.', SyncCommand::verdict( array( $sales, $this->sync() ), false ) );
		self::assertSame( 'Nothing was synced: another sync is running.', SyncCommand::verdict( array( SyncResult::running() ), false ) );
		self::$server->lots( '3861', array( self::item( 390001 ) ) );
		self::assertSame( 'Synced.', SyncCommand::verdict( array( $sales, $this->sync() ), false ) );
		self::assertSame( 'Synced, and nothing had changed.', SyncCommand::verdict( array( $sales, $this->sync() ), false ) );
		self::assertSame( 'Dry run: nothing was changed.', SyncCommand::verdict( array( $this->sync( new SyncOptions( dry_run: true ) ) ), true ) );
	}

	private function report( SyncResult $result ): string {
		self::assertNotNull( $result->run );
		ob_start();
		( new SyncReport( $this->platform ) )->show( $result->run );
		return (string) ob_get_clean();
	}

	#[TestDox( '[SYNC-01] one lot is asked for by its id' )]
	public function test_one_lot(): void {
		self::$server->lots( '3861', array( self::item( 390001 ), self::item( 390002 ) ) );
		$this->sync();
		self::$server->lots( '3861', array( self::item( 390001, array( 'title' => 'Changed' ) ), self::item( 390002, array( 'title' => 'Changed, too' ) ) ) );
		self::$server->requests();
		self::assertSame( SyncResult::DONE, $this->sync( SyncOptions::visitor( '390001' ) )->state );
		self::assertSame( array( '/auction-mgt/bdxapi/reporting/auctionitem' ), self::$server->requests() );
		self::assertSame( array( 'Changed', 'Ford Focus 390002' ), array( $this->lot_here( '1' )->title(), $this->lot_here( '2' )->title() ) );
	}

	#[TestDox( '[SYNC-06] sales come in by the auctions list; the marketplace is no sale; wrong credentials get nothing' )]
	public function test_sales(): void {
		self::$server->lots( '3861', array() );
		self::$server->lots( '4000', array() );
		$result = $this->platform->sync->sales( new SyncOptions() );
		self::assertSame( array( 'done', 1, 1, 0, 0 ), self::outcome( $result ) );
		$sale = SaleRecord::from_slug( 'auction-4000-' . strtolower( (string) wp_date( 'j-F-Y', 1796036400 ) ) );
		self::assertNotNull( $sale );
		self::assertSame( array( 'Auction 4000', 'catalogue', 'car-auctions', 1796036400, 'bidjs' ), array( $sale->title(), $sale->status()->value, $sale->department()?->slug, $sale->starts_at(), $sale->text( 'platform' ) ) );
		update_option( PlatformSettings::OPTION, array( 'client_id' => '303' ) + (array) get_option( PlatformSettings::OPTION ) );
		self::assertSame( SyncResult::DONE, $this->platform->sync->sales( new SyncOptions() )->state, 'The signature is made of the number.' );
		update_option( PlatformSettings::SECRET, array() );
		self::assertSame( array( 'the platform returned status 401' ), self::said( $this->platform->sync->sales( new SyncOptions() ) ) );
	}

	#[TestDox( '[SYNC-06] each status code of BidJS has its word, or is passed on as it came' )]
	public function test_statuses(): void {
		self::assertSame( array( 'available', 'available', 'sold', 'sold', 'withdrawn', 'withdrawn', '99', '' ), array_map( BidJsItem::status( ... ), array( 4, 'Live', '6', 'SOLD_BUY_NOW', 5, 15, 99, array() ) ) );
		self::assertSame( array( 'draft', 'catalogue', 'running', 'finished', 'finished', '7' ), array( BidJsItem::sale_status( 3, false ), BidJsItem::sale_status( 4, false ), BidJsItem::sale_status( 'LIVE', true ), BidJsItem::sale_status( 5, false ), BidJsItem::sale_status( 6, true ), BidJsItem::sale_status( 7, false ) ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Platform\Clients\BidJsStatuses;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SyncHow;
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
		$this->use_feed( PlatformSettings::BIDJS );
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
		self::assertSame( array( '1' => 'available', '2' => 'sold', '3' => 'unsold', '4' => 'withdrawn' ), array_map( strval( ... ), $this->lots_here() ), 'A draft there is none here; a suspended lot waits for staff.' );
		self::assertSame( array( 4200, 1796036400 ), array( $this->lot_here( '2' )->int( 'hammer' ), $this->lot_here( '2' )->int( 'ends_at' ) ) );
		self::assertSame( 0, $this->lot_here( '3' )->int( 'hammer' ) );
		self::assertSame( 'SUSPENDED', $this->lot_here( '5' )->text( 'status_said' ) );
		foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->prefix . 'hh_sync_run', $wpdb->prefix . 'hh_sync_change' ) as $table ) {
			self::assertDoesNotMatchRegularExpression( '/Wanda|Larry|example\.com.*wanda/i', serialize( $wpdb->get_results( "SELECT * FROM {$table}", ARRAY_A ) ), $table ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		}
		self::assertSame( array( 'done', 0, 0, 5, 0 ), self::outcome( $this->sync() ) );
	}

	#[TestDox( '[SYNC-09] it is whole when as many items came as the list says; what the report leaves out is asked for by id' )]
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
		$result = $this->sync();
		self::assertSame( array( SyncResult::FAILED, array( 'only 3 of 4 lots were received' ) ), array( $result->state, self::said( $result ) ) );
		for ( $point = 0; $point < 40; $point++ ) {
			self::$server->misbehave( array( 'cut' => $point * 50, 'announced' => $point % 2 ) );
			self::assertSame( SyncResult::FAILED, $this->sync()->state );
		}
		self::assertSame( $before, self::everything() );
	}

	#[TestDox( '[SYNC-01] one lot is asked for by its id' )]
	public function test_one_lot(): void {
		self::$server->lots( '3861', array( self::item( 390001 ), self::item( 390002 ) ) );
		$this->sync();
		self::$server->lots( '3861', array( self::item( 390001, array( 'title' => 'Changed' ) ), self::item( 390002, array( 'title' => 'Changed, too' ) ) ) );
		self::$server->requests();
		self::assertSame( SyncResult::DONE, $this->sync( SyncHow::visitor( '390001' ) )->state );
		self::assertSame( array( '/auction-mgt/bdxapi/reporting/auctionitem' ), self::$server->requests() );
		self::assertSame( array( 'Changed', 'Ford Focus 390002' ), array( $this->lot_here( '1' )->title(), $this->lot_here( '2' )->title() ) );
	}

	#[TestDox( '[SYNC-06] sales come in by the auctions list; the marketplace is no sale; wrong credentials get nothing' )]
	public function test_sales(): void {
		self::$server->lots( '3861', array() );
		self::$server->lots( '4000', array() );
		$result = $this->platform->sync->sales( new SyncHow() );
		self::assertSame( array( 'done', 1, 1, 0, 0 ), self::outcome( $result ) );
		$sale = SaleRecord::from_slug( 'auction-4000-' . strtolower( (string) wp_date( 'j-F-Y', 1796036400 ) ) );
		self::assertNotNull( $sale );
		self::assertSame( array( 'Auction 4000', 'catalogue', 'car-auctions', 1796036400, 'bidjs' ), array( $sale->title(), $sale->status()->value, $sale->department()?->slug, $sale->starts_at(), $sale->text( 'platform' ) ) );
		update_option( PlatformSettings::OPTION, array( 'client_id' => '303' ) + (array) get_option( PlatformSettings::OPTION ) );
		self::assertSame( SyncResult::DONE, $this->platform->sync->sales( new SyncHow() )->state, 'The signature is made of the number.' );
		update_option( PlatformSettings::SECRET, array() );
		self::assertSame( array( 'the platform returned status 401' ), self::said( $this->platform->sync->sales( new SyncHow() ) ) );
	}

	#[TestDox( '[SYNC-06] each status code of BidJS has its word, or is passed on as it came' )]
	public function test_statuses(): void {
		self::assertSame( array( 'available', 'available', 'sold', 'sold', 'withdrawn', 'TRANSFERRED', '99', '' ), array_map( BidJsStatuses::of_item( ... ), array( 4, 'Live', '6', 'SOLD_BUY_NOW', 5, 15, 99, array() ) ) );
		self::assertSame( array( 'draft', 'catalogue', 'running', 'finished', 'finished', '7' ), array( BidJsStatuses::of_sale( 3, false ), BidJsStatuses::of_sale( 4, false ), BidJsStatuses::of_sale( 'LIVE', true ), BidJsStatuses::of_sale( 5, false ), BidJsStatuses::of_sale( 6, true ), BidJsStatuses::of_sale( 7, false ) ) );
	}
}

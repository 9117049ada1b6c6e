<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Index;

use Closure;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\LotPage\LotAddressBook;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Platform\PlatformSales;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Auctions\Watching\WatchTables;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What is looked up for many sales and lots at once asks the indexes: one statement, and none on WordPress's meta.
 */
final class IndexedLookupsTest extends IntegrationTestCase {

	use AuctionFixtures;

	private SaleRecord $sale;
	private int $first;
	private int $second;

	protected function setUp(): void {
		parent::setUp();
		$this->sale   = self::sale( 'cars', array( 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S1', 'starts_at' => ( new \DateTimeImmutable( 'tomorrow 11:00', wp_timezone() ) )->getTimestamp() ) );
		$this->first  = self::lot( $this->sale, '1', array( 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S1', 'platform_lot_id' => 'L"1' ) );
		$this->second = self::lot( $this->sale, '2', array( 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S1', 'platform_lot_id' => 'L2' ) );
		self::lot( $this->sale, '3' );
		Plugin::auctions()->index->flush();
	}

	#[TestDox( '[SYNC-08] Sales by the platform’s ids: one statement on the index, however many are asked for' )]
	public function test_sales(): void {
		$binned = self::sale( 'binned', array( 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S2' ) );
		wp_trash_post( $binned->id() );
		Plugin::auctions()->index->flush();
		$keys = array_map( static fn ( string $id ): ?SaleKey => SaleKey::of( 'hh', $id ), array( 'S1', 'S2', 'S3' ) );
		$keys = array_values( array_filter( $keys ) );
		self::assertSame( array( 'hh/S1' => $this->sale->id() ), $this->by_index( static fn () => ( new PlatformSales() )->posts_of( $keys ), 1 ) );
		self::assertSame( array(), ( new PlatformSales() )->posts_of( array_filter( array( SaleKey::of( 'other', 'S1' ) ) ) ), 'Another auctioneer’s sale of the same id is another sale.' );
	}

	#[TestDox( '[SYNC-08] A sale’s lots by the platform’s ids: one statement on the index, and none reads a card' )]
	public function test_lots(): void {
		self::assertSame( array( 'L"1' => $this->first, 'L2' => $this->second ), $this->by_index( fn () => ( new PlatformSales() )->lots( $this->sale->id() ), 1 ) );
		wp_trash_post( $this->second );
		self::assertSame( array( 'L"1' ), ( new PlatformSales() )->lot_ids( $this->sale->id() ) );
	}

	#[TestDox( '[SYNC-08] Right after an update, while rows are of an older shape, a sync still knows its sales and lots' )]
	public function test_older_shape(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET shape = 'older', platform_key = ''", SaleTable::name() ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET shape = 'older', platform_id = ''", LotTable::name() ) );
		wp_cache_flush();
		self::assertSame( $this->sale->id(), ( new PlatformSales() )->post_of( SaleKey::of( 'hh', 'S1' ) ?? self::fail() ) );
		self::assertSame( array( 'L"1' => $this->first, 'L2' => $this->second ), ( new PlatformSales() )->lots( $this->sale->id() ) );
	}

	#[TestDox( '[LOT-11] Who has an address is read from the index, when two lots had it one after the other' )]
	public function test_addresses(): void {
		Plugin::auctions()->lots->update( $this->first, null, array( 'lot_number' => '9' ), LotWriter::SYNC );
		Plugin::auctions()->lots->update( $this->second, null, array( 'lot_number' => '1' ), LotWriter::SYNC );
		Plugin::auctions()->index->flush();
		$book = new LotAddressBook();
		self::assertSame( $this->second, $this->by_index( fn () => $book->find( $this->sale->id(), '1' ), 1 ) );
		self::assertSame( $this->first, $book->find( $this->sale->id(), '9' ) );
		self::assertSame( $this->second, $book->find( $this->sale->id(), '2' ), 'Nobody else has its old address.' );
	}

	#[TestDox( '[LOT-07] Which watched sales begin tomorrow is read from the index' )]
	public function test_tomorrow(): void {
		global $wpdb;
		$wpdb->insert( WatchTables::name( WatchTables::ITEM ), array( 'watch_id' => 1, 'post_id' => $this->first, 'sale_id' => $this->sale->id(), 'counts_from' => 1, 'added_at' => 1 ) );
		$this->by_index( static fn () => Plugin::watching()->events->note_tomorrow( ( new \DateTimeImmutable( 'today 07:00', wp_timezone() ) )->getTimestamp() ), null );
		self::assertSame( 1, (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE kind = 'day_before'", WatchTables::name( WatchTables::EVENT ) ) ) );
	}

	/** @param int|null $most How many statements, where that is the same for all. */
	private function by_index( Closure $ask, ?int $most ): mixed {
		$statements = array();
		$listen     = static function ( string $statement ) use ( &$statements ): string {
			$statements[] = $statement;
			return $statement;
		};
		wp_cache_flush();
		add_filter( 'query', $listen );
		$answer = $ask();
		remove_filter( 'query', $listen );
		self::assertSame( array(), preg_grep( '/postmeta|JSON_EXTRACT/i', $statements ) );
		null === $most || self::assertCount( $most, $statements, implode( "\n", $statements ) );
		return $answer;
	}
}

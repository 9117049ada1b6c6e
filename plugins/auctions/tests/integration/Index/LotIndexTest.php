<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Index;

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Index\ReindexCommand;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The indexes say what lots and sales say, whatever changed them.
 */
final class LotIndexTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( 'A row holds what is searched, and a card as its schema says' )]
	public function test_row(): void {
		$sale = self::sale();
		$id   = self::lot( $sale, '12a', array( 'plate' => 'AB17 CDE', 'make' => 'Škoda', 'model' => 'Octavia', 'mileage' => 0, 'former_keepers' => 0, 'euro_emission' => 6, 'first_registered' => gmdate( 'Y-m-d', $sale->starts_at() - 5 * YEAR_IN_SECONDS - 5 * DAY_IN_SECONDS ), 'guide_low' => 3000, 'guide_high' => 3500, 'price_status' => 'guide_range' ), 'Škoda Octavia' );
		self::flush();
		$row    = self::row( $id );
		$expect = array( 'sale_id' => (string) $sale->id(), 'published' => '1', 'status' => 'available', 'price' => '3000', 'make' => 'skoda', 'model' => 'octavia', 'mileage' => '0', 'keepers' => '0', 'age' => '5', 'euro' => '6', 'fuel' => 'petrol', 'changed_in' => (string) SaleVersion::current( $sale->id() ) );
		self::assertEquals( $expect, array_intersect_key( $row, $expect ) );
		self::assertStringContainsString( ' 12a ab17 cde ', $row['words'] . ' ' );
		self::assertStringContainsString( ' ab17cde', (string) $row['words'] );
		$card = LotCard::decode( (string) $row['card'] );
		self::assert_matches_schema( $card, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/parts/lot-card.json' )->to_array() );
		self::assertSame( array( 'Guide price', '£3,000 to £3,500', home_url( '/auctions/december-cars/lot/12A/' ) ), array( $card['price_label'], $card['price_text'], $card['url'] ) );
		self::assertStringNotContainsString( home_url(), $row['card'] . $row['html'], 'a site can move' );
		self::assertSame( 'Škoda', ( new LotWords() )->label( 'make', 'skoda' ) );
		self::assertSame( array( 'octavia' => 'Octavia' ), ( new LotWords() )->all( 'model', 'skoda' ) );
	}

	#[TestDox( 'A lot without mileage, price or age has none within any bounds; a price on application is not given away' )]
	public function test_unknown(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1', array( 'mileage' => null, 'first_registered' => '', 'price_status' => 'poa', 'guide_low' => 9000 ) );
		self::flush();
		$row = self::row( $lot );
		self::assertSame( array( '4294967295', '4294967295', '4294967295' ), array( $row['mileage'], $row['age'], $row['price'] ) );
		self::assertStringNotContainsString( '9,000', $row['card'] . $row['html'] );
		self::assertStringContainsString( 'Price on application', (string) $row['html'] );
	}

	#[TestDox( '[LOT-09] [SALE-10] A yield is of the hammer price, else of a guide that is shown: no private bid and no guide that waits to be asked for follows from it' )]
	public function test_yield(): void {
		$sale = self::sale( 'houses', array(), 'property-auctions' );
		$told = static function ( string $number, array $facts ) use ( $sale ): array {
			$lot = self::lot( $sale, $number, array( 'rent' => 5000, 'guide_low' => 80000, 'occupancy' => 'let' ) + $facts, 'Mill Cottage' );
			self::flush();
			$row   = self::row( $lot );
			return array( (int) $row['gross_yield'], preg_match( '/yield ([0-9.]+)%/', (string) $row['html'], $found ) ? $found[1] : '' );
		};
		$none = 0;
		self::assertSame( array( 625, '6.3' ), $told( '1', array( 'price_status' => 'guide' ) ) );
		self::assertSame( array( 625, '6.3' ), $told( '2', array( 'price_status' => 'guide', 'status' => 'referred', 'hammer' => 100000 ) ), 'What was bid last is between bidder, seller and auctioneer.' );
		self::assertSame( array( $none, '' ), $told( '3', array( 'price_status' => 'poa' ) ) );
		self::assertSame( array( 500, '5' ), $told( '4', array( 'price_status' => 'poa', 'status' => 'sold', 'hammer' => 100000 ) ) );
		self::assertSame( array( $none, '' ), $told( '5', array( 'price_status' => 'poa', 'status' => 'sold' ) ), 'Sold, and the price is not said.' );
	}

	#[TestDox( 'Every kind of change reaches the index when the request ends, and the sale’s version grows' )]
	public function test_changes(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1' );
		self::flush();
		$seen  = SaleVersion::current( $sale->id() );
		$grown = static function ( string $why ) use ( $sale, &$seen ): void {
			$now = SaleVersion::current( $sale->id() );
			self::assertGreaterThan( $seen, $now, $why );
			$seen = $now;
		};
		Plugin::auctions()->lots->update( $lot, null, array( 'status' => 'sold', 'hammer' => 4250 ), LotWriter::DESK );
		self::assertSame( 'available', self::row( $lot )['status'], 'not before' );
		self::flush();
		$grown( 'a result' );
		self::assertSame( array( 'sold', '4250', (string) $seen ), array( self::row( $lot )['status'], self::row( $lot )['price'], self::row( $lot )['changed_in'] ) );
		self::assertSame( array( '1', '1', '1', '4250' ), array_values( array_intersect_key( self::sale_row( $sale->id() ), array_flip( array( 'lots', 'offered', 'sold', 'raised' ) ) ) ) );

		Plugin::auctions()->lots->update( $lot, null, array( 'feed_hash' => 'abc', 'updated_at' => 17 ), LotWriter::SYNC );
		self::flush();
		self::assertSame( $seen, SaleVersion::current( $sale->id() ), 'what nobody sees is no change' );

		wp_update_post( array( 'ID' => $lot, 'post_title' => 'Another title' ) );
		self::flush();
		$grown( 'a title' );
		self::assertStringContainsString( 'Another title', (string) self::row( $lot )['html'] );

		wp_update_post( array( 'ID' => $sale->id(), 'post_name' => 'new-year-cars' ) );
		self::flush();
		$grown( 'an address' );
		self::assertStringContainsString( '/auctions/new-year-cars/lot/1/', (string) self::row( $lot )['html'] );

		SaleFields::fields()->replace( $sale->id(), array( 'starts_at' => $sale->starts_at() + 3 * YEAR_IN_SECONDS ) );
		$age = (int) self::row( $lot )['age'];
		self::flush();
		$grown( 'a date' );
		self::assertSame( $age + 3, (int) self::row( $lot )['age'] );

		$vans = self::department( 'van-auctions' );
		wp_set_object_terms( $sale->id(), array( $vans ), Department::TAXONOMY );
		self::flush();
		$grown( 'a department' );
		self::assertSame( array( 'van-auctions', (string) $vans ), array( self::sale_row( $sale->id() )['business'], self::row( $lot )['department_id'] ) );

		wp_update_post( array( 'ID' => $lot, 'post_status' => 'draft' ) );
		self::flush();
		$grown( 'a lot that is hidden' );
		self::assertSame( array( '0', '0' ), array( self::row( $lot )['published'], self::sale_row( $sale->id() )['lots'] ) );

		wp_delete_post( $lot, true );
		self::flush();
		$grown( 'a lot that is gone' );
		self::assertSame( array(), self::row( $lot ) );
		wp_delete_post( $sale->id(), true );
		self::flush();
		self::assertSame( array(), self::sale_row( $sale->id() ) );
	}

	#[TestDox( 'A lot that moves to another sale changes both' )]
	public function test_moved(): void {
		$first  = self::sale( 'first' );
		$second = self::sale( 'second' );
		$lot    = self::lot( $first, '1' );
		self::flush();
		$before = array( SaleVersion::current( $first->id() ), SaleVersion::current( $second->id() ) );
		Plugin::auctions()->lots->update( $lot, null, array( 'sale' => $second->id() ), LotWriter::SYNC );
		self::flush();
		self::assertSame( array( '0', '1' ), array( self::sale_row( $first->id() )['lots'], self::sale_row( $second->id() )['lots'] ) );
		self::assertGreaterThan( $before[0], SaleVersion::current( $first->id() ) );
		self::assertGreaterThan( $before[1], SaleVersion::current( $second->id() ) );
	}

	#[TestDox( 'A sale with many lots leaves them to the worker when its date changes, so that nobody waits' )]
	public function test_many_lots_wait(): void {
		global $wpdb;
		$sale = self::sale();
		$lot  = self::lot( $sale, '1' );
		self::flush();
		CatalogueRows::make( $sale, 250 );
		SaleFields::fields()->replace( $sale->id(), array( 'starts_at' => $sale->starts_at() + DAY_IN_SECONDS ) );
		self::flush();
		self::assertSame( '251', $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE shape = ''", LotTable::name() ) ) );
		self::assertIsInt( wp_next_scheduled( LotTable::UPDATE ) );
		self::assertGreaterThan( 0, Plugin::auctions()->index->lots_update->run( 3600.0 ) );
		self::assertSame( (string) ( $sale->starts_at() + DAY_IN_SECONDS ), self::row( $lot )['starts_at'] );
		wp_unschedule_hook( LotTable::UPDATE );
	}

	#[TestDox( 'Reindexing makes the same rows again, goes on where it stopped, and removes rows without a post' )]
	public function test_reindex(): void {
		global $wpdb;
		$sale = self::sale();
		$lots = array();
		for ( $i = 1; $i <= 7; $i++ ) {
			$lots[] = self::lot( $sale, (string) $i, array( 'hammer' => 100 * $i, 'status' => 'sold' ) );
		}
		self::flush();
		$all    = static fn ( string $table ): array => (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY post_id', $table ), ARRAY_A );
		$before = array( $all( LotTable::name() ), $all( SaleTable::name() ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET price = 1, card = '{}', html = ''", LotTable::name() ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET sold = 0, lots = 0', SaleTable::name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id = %d', LotTable::name(), $lots[3] ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (post_id, card, html) VALUES (999999, '{}', '')", LotTable::name() ) );

		$command = new ReindexCommand( Plugin::auctions()->index );
		update_option( 'hh_reindex_lots_at', $lots[1], false );
		self::assertSame( array( 'lots' => 5, 'sales' => 1, 'removed' => 1 ), $command->run( 2, '__return_null' ), 'those after the second' );
		self::assertSame( array( 'lots' => 7, 'sales' => 1, 'removed' => 0 ), $command->run( 2, '__return_null' ) );
		$plain = static fn ( array $rows ): array => array_map( static fn ( array $row ): array => array_diff_key( $row, array( 'changed_in' => 1 ) ), $rows );
		self::assertSame( array_map( $plain, $before ), array( $plain( $all( LotTable::name() ) ), $plain( $all( SaleTable::name() ) ) ) );
	}

	#[TestDox( 'Indexing a batch costs the same few statements, however many lots it holds' )]
	public function test_statements(): void {
		$sale = self::sale();
		$cost = array();
		foreach ( array( 3, 30 ) as $count ) {
			$lots = array();
			for ( $i = 0; $i < $count; $i++ ) {
				$lots[] = self::lot( $sale, "{$count}{$i}" );
			}
			self::flush();
			wp_cache_flush();
			get_option( 'home' );
			$cost[] = $this->count_queries( static fn () => Plugin::auctions()->index->index_lots( $lots ) );
		}
		self::assertSame( $cost[0], $cost[1] );
	}

	#[TestDox( 'A theme prints cards its own way' )]
	public function test_card_of_a_theme(): void {
		$theme = get_temp_dir() . 'hh-theme-' . wp_generate_password( 8, false );
		wp_mkdir_p( "{$theme}/hearth-hammer" );
		file_put_contents( "{$theme}/hearth-hammer/lot-card.php", '<article data-mine="<?php echo esc_attr( $view["number"] ); ?>"></article>' );
		$was                           = $GLOBALS['wp_stylesheet_path'];
		$GLOBALS['wp_stylesheet_path'] = $theme;
		try {
			$lot = self::lot( self::sale(), '7' );
			self::flush();
			self::assertSame( '<article data-mine="7"></article>', self::row( $lot )['html'] );
		} finally {
			$GLOBALS['wp_stylesheet_path'] = $was;
			unlink( "{$theme}/hearth-hammer/lot-card.php" );
			rmdir( "{$theme}/hearth-hammer" );
			rmdir( $theme );
		}
	}

	#[TestDox( 'However many hooks fire, a lot is indexed once; suspended, not before the import says so' )]
	public function test_once(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1' );
		self::flush();
		$writes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes ): string {
				$writes += (int) ( str_starts_with( $sql, 'INSERT INTO' ) && str_contains( $sql, LotTable::NAME ) );
				return $sql;
			}
		);
		foreach ( range( 1, 5 ) as $price ) {
			Plugin::auctions()->lots->update( $lot, null, array( 'guide_low' => $price * 1000 ), LotWriter::SYNC );
		}
		self::flush();
		self::flush();
		self::assertSame( 1, $writes );
		Plugin::auctions()->index->suspend();
		Plugin::auctions()->lots->update( $lot, null, array( 'guide_low' => 77000 ), LotWriter::SYNC );
		self::flush();
		self::assertSame( 1, $writes );
		Plugin::auctions()->index->resume();
		self::assertSame( array( 2, '77000' ), array( $writes, self::row( $lot )['price'] ) );
	}

	private static function flush(): void {
		Plugin::auctions()->index->flush();
	}

	/** @return array<string, string|null> */
	private static function row( int $lot ): array {
		global $wpdb;
		return (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id = %d', LotTable::name(), $lot ), ARRAY_A );
	}

	/** @return array<string, string|null> */
	private static function sale_row( int $sale ): array {
		global $wpdb;
		return (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id = %d', SaleTable::name(), $sale ), ARRAY_A );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Tests\Integration\Index\CatalogueRows;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What a catalogue finds, in which order, and what that costs.
 */
#[Group( 'volume' )]
final class LotSearchTest extends CatalogueTestCase {

	#[TestDox( '[AUC-18] Lots sort by number as people read it: 2, 10, 10A, 11' )]
	public function test_numbers(): void {
		$sale = self::sale();
		foreach ( array( '11', '10A', '2', '10', '1' ) as $number ) {
			self::lot( $sale, $number );
		}
		self::flush();
		self::assertSame( array( '1', '2', '10', '10A', '11' ), self::found( $sale, array() ) );
	}

	/** @param list<string> $expected */
	#[DataProvider( 'orders' )]
	#[TestDox( '[AUC-18] Sorted by $sort; what is not known comes last' )]
	public function test_orders( string $sort, array $expected ): void {
		$sale = self::sale();
		$day  = static fn ( int $years ): string => gmdate( 'Y-m-d', $sale->starts_at() - $years * YEAR_IN_SECONDS - 30 * DAY_IN_SECONDS );
		foreach ( array(
			'1' => array( 'guide_low' => 5000, 'mileage' => 90000, 'first_registered' => $day( 9 ), 'ends_at' => $sale->starts_at() + 300 ),
			'2' => array( 'guide_low' => 9000, 'price_status' => 'poa', 'mileage' => 0, 'first_registered' => $day( 2 ), 'ends_at' => $sale->starts_at() + 100 ),
			'3' => array( 'guide_low' => 1000, 'mileage' => null, 'first_registered' => '', 'ends_at' => $sale->starts_at() + 200 ),
			'4' => array( 'guide_low' => 2000, 'status' => 'sold', 'hammer' => 7000, 'mileage' => 30000, 'first_registered' => $day( 5 ), 'ends_at' => $sale->starts_at() + 400 ),
		) as $number => $fields ) {
			$lot = self::lot( $sale, (string) $number, $fields );
			wp_update_post( array( 'ID' => $lot, 'post_date' => "2026-01-0{$number} 10:00:00", 'post_date_gmt' => "2026-01-0{$number} 10:00:00" ) );
		}
		self::flush();
		self::assertSame( $expected, self::found( $sale, array( 'sort' => $sort ) ) );
	}

	/** @return array<string, array{sort: string, expected: list<string>}> */
	public static function orders(): array {
		return array(
			'number'     => array( 'sort' => 'lot-number', 'expected' => array( '1', '2', '3', '4' ) ),
			'cheapest'   => array( 'sort' => 'price-asc', 'expected' => array( '3', '1', '4', '2' ) ),
			'dearest'    => array( 'sort' => 'price-desc', 'expected' => array( '4', '1', '3', '2' ) ),
			'mileage'    => array( 'sort' => 'mileage', 'expected' => array( '2', '4', '1', '3' ) ),
			'age'        => array( 'sort' => 'age', 'expected' => array( '2', '4', '1', '3' ) ),
			'ending'     => array( 'sort' => 'ending', 'expected' => array( '2', '3', '1', '4' ) ),
			'newest'     => array( 'sort' => 'newest', 'expected' => array( '4', '3', '2', '1' ) ),
			'no such one' => array( 'sort' => 'by-hand', 'expected' => array( '1', '2', '3', '4' ) ),
		);
	}

	/**
	 * @param array<string, string> $raw
	 * @param list<string>          $expected
	 */
	#[DataProvider( 'vehicle_filters' )]
	#[TestDox( '[AUC-03] Vehicles: $raw' )]
	public function test_vehicles( array $raw, array $expected ): void {
		$sale = self::sale();
		$day  = static fn ( int $years ): string => gmdate( 'Y-m-d', $sale->starts_at() - $years * YEAR_IN_SECONDS - 30 * DAY_IN_SECONDS );
		self::lot( $sale, '1', array( 'make' => 'Ford', 'model' => 'Fiesta', 'plate' => 'AB17 CDE', 'mileage' => 45000, 'first_registered' => $day( 8 ), 'fuel' => 'petrol', 'gearbox' => 'manual', 'body' => 'Hatchback', 'colour' => 'Dark Blue', 'vat' => 'margin', 'grade' => '3', 'euro_emission' => 5, 'ulez' => 'yes', 'seats' => 5, 'former_keepers' => 0, 'guide_low' => 3000 ), 'Ford Fiesta Zetec' );
		self::lot( $sale, '2', array( 'make' => 'Land Rover', 'model' => 'Discovery', 'plate' => 'LR12 ABC', 'mileage' => 120000, 'first_registered' => $day( 13 ), 'fuel' => 'diesel', 'gearbox' => 'automatic', 'body' => 'Estate', 'colour' => 'Black', 'vat' => 'plus_vat', 'grade' => 'U', 'euro_emission' => 4, 'ulez' => 'no', 'seats' => 7, 'former_keepers' => 4, 'guide_low' => 6000, 'status' => 'withdrawn' ), 'Land Rover Discovery' );
		self::lot( $sale, '12', array( 'make' => 'Citroën', 'model' => 'C3', 'mileage' => null, 'first_registered' => '', 'fuel' => '', 'gearbox' => '', 'body' => '', 'colour' => '', 'guide_low' => 0, 'former_keepers' => null ), 'Citroën C3' );
		self::flush();
		self::assertSame( $expected, self::found( $sale, $raw ) );
	}

	/** @return array<string, array{raw: array<string, mixed>, expected: list<string>}> */
	public static function vehicle_filters(): array {
		$cases = array(
			'make'                       => array( array( 'make' => 'ford' ), '1' ),
			'several makes'              => array( array( 'make' => 'ford,land-rover' ), '1,2' ),
			'a form’s list of makes'     => array( array( 'make' => array( 'ford', 'citroen' ) ), '1,12' ),
			'a make that there is not'   => array( array( 'make' => 'lada' ), '' ),
			'model'                      => array( array( 'model' => 'c3' ), '12' ),
			'at least so many miles'     => array( array( 'minMileage' => '50000' ), '2' ),
			'at most so many miles'      => array( array( 'maxMileage' => '45,000' ), '1' ),
			'miles the wrong way round'  => array( array( 'minMileage' => '50000', 'maxMileage' => '40000' ), '1' ),
			'at least so old'            => array( array( 'minAge' => '10' ), '2' ),
			'at most so old'             => array( array( 'maxAge' => '8' ), '1' ),
			'fuel'                       => array( array( 'fuel' => 'diesel,electric' ), '2' ),
			'gearbox'                    => array( array( 'gearbox' => 'manual' ), '1' ),
			'body'                       => array( array( 'body' => 'estate' ), '2' ),
			'colour'                     => array( array( 'colour' => 'dark-blue' ), '1' ),
			'at least so dear'           => array( array( 'minPrice' => '£4,000' ), '2' ),
			'at most so dear'            => array( array( 'maxPrice' => '4000' ), '1' ),
			'VAT'                        => array( array( 'vat' => 'plus_vat' ), '2' ),
			'grade'                      => array( array( 'grade' => 'U' ), '2' ),
			'Euro emissions'              => array( array( 'euro' => '5,6' ), '1' ),
			'ULEZ'                       => array( array( 'ulez' => 'yes' ), '1' ),
			'seats'                      => array( array( 'minSeats' => '6' ), '2' ),
			'former keepers'             => array( array( 'maxKeepers' => '0' ), '1' ),
			'status'                     => array( array( 'status' => 'withdrawn' ), '2' ),
			'two together'               => array( array( 'make' => 'ford,land-rover', 'fuel' => 'diesel' ), '2' ),
			'words of its title'         => array( array( 'search' => 'disco ROVER' ), '2' ),
			'words in a make’s accents'  => array( array( 'search' => 'citroen' ), '12' ),
			'the same with accents'      => array( array( 'search' => 'Citroën' ), '12' ),
			'its number plate'           => array( array( 'search' => 'ab17 cde' ), '1' ),
			'its plate without a space'  => array( array( 'search' => 'AB17CDE' ), '1' ),
			'its number and no plate'    => array( array( 'search' => '12' ), '12' ),
			'words that nothing has'     => array( array( 'search' => 'ferrari' ), '' ),
			'nothing but signs'          => array( array( 'search' => '%%% __' ), '1,2,12' ),
			'filters of property'        => array( array( 'minBedrooms' => '3', 'tenure' => 'freehold' ), '1,2,12' ),
			'what cannot be read'        => array( array( 'maxMileage' => 'lots', 'minAge' => '-1', 'make' => '"><' ), '1,2,12' ),
		);
		return array_map( static fn ( array $case ): array => array( 'raw' => $case[0], 'expected' => '' === $case[1] ? array() : explode( ',', $case[1] ) ), $cases );
	}

	/**
	 * @param array<string, string> $raw
	 * @param list<string>          $expected
	 */
	#[DataProvider( 'property_filters' )]
	#[TestDox( '[AUC-03] Property: $raw' )]
	public function test_property( array $raw, array $expected ): void {
		$sale = self::sale( 'december-property', array(), 'property-auctions' );
		self::lot( $sale, '1', array( 'property_type' => 'terraced', 'bedrooms' => 2, 'guide_low' => 150000, 'tenure' => 'freehold', 'county' => 'Kent', 'occupancy' => 'let', 'rent' => 12000, 'postcode' => 'TN17 3DA', 'town' => 'Cranbrook' ), '12 Mill Lane, Cranbrook' );
		self::lot( $sale, '2', array( 'property_type' => 'land', 'bedrooms' => 0, 'guide_low' => 50000, 'tenure' => 'leasehold', 'county' => 'East Sussex', 'occupancy' => 'vacant', 'postcode' => 'TN32 5AA', 'town' => 'Robertsbridge' ), 'Land at Robertsbridge' );
		self::flush();
		self::assertSame( $expected, self::found( $sale, $raw ) );
	}

	/** @return array<string, array{raw: array<string, mixed>, expected: list<string>}> */
	public static function property_filters(): array {
		$cases = array(
			'type'                   => array( array( 'type' => 'land' ), '2' ),
			'guide price'            => array( array( 'minPrice' => '60000', 'maxPrice' => '150000' ), '1' ),
			'bedrooms'               => array( array( 'minBedrooms' => '2' ), '1' ),
			'tenure'                 => array( array( 'tenure' => 'leasehold' ), '2' ),
			'county'                 => array( array( 'county' => 'east-sussex' ), '2' ),
			'vacant or let'          => array( array( 'occupancy' => 'let' ), '1' ),
			'gross yield'            => array( array( 'minYield' => '7.5' ), '1' ),
			'more yield than any'    => array( array( 'minYield' => '8.01' ), '' ),
			'a postcode'             => array( array( 'search' => 'TN17 3DA' ), '1' ),
			'a part of a postcode'   => array( array( 'search' => 'tn32' ), '2' ),
			'an address'             => array( array( 'search' => 'mill lane' ), '1' ),
		);
		return array_map( static fn ( array $case ): array => array( 'raw' => $case[0], 'expected' => '' === $case[1] ? array() : explode( ',', $case[1] ) ), $cases );
	}

	#[TestDox( '[AUC-12] What is set has one spelling, which reads back as the same' )]
	public function test_one_spelling(): void {
		$query = LotQuery::from_request( array( 'status' => 'sold', 'make' => array( 'ford', 'kia', 'ford' ), 'maxPrice' => '£5,000', 'minPrice' => '0', 'sort' => 'mileage', 'page' => '2', 'utm_source' => 'mail' ), self::sale() );
		self::assertSame( '?maxPrice=5000&make=ford,kia&status=sold&sort=mileage&page=2', $query->query( true ) );
		parse_str( ltrim( $query->query( true ), '?' ), $again );
		self::assertSame( $query->query( true ), LotQuery::from_request( $again, self::sale( 'another' ) )->query( true ) );
		self::assertTrue( $query->is_filtered() );
		self::assertFalse( LotQuery::from_request( array( 'sort' => 'mileage' ), self::sale( 'a-third' ) )->is_filtered() );
	}

	#[TestDox( '[AUC-03] Every filter of the contract is one of ours, and each business has those of its kind' )]
	public function test_contract(): void {
		$names = static fn ( string $slug ): array => array_keys( LotFilters::of( Business::all()[ $slug ] ) );
		self::assertCount( 30, LotFilters::all()->all );
		self::assertSame( array( 'search', 'minPrice', 'maxPrice', 'type', 'minBedrooms', 'maxBedrooms', 'tenure', 'county', 'town', 'postcode', 'radius', 'occupancy', 'minYield', 'status' ), $names( 'property-auctions' ) );
		self::assertSame( array( 'search', 'minPrice', 'maxPrice', 'make', 'model', 'minMileage', 'maxMileage', 'minAge', 'maxAge', 'fuel', 'gearbox', 'body', 'colour', 'vat', 'grade', 'euro', 'ulez', 'minSeats', 'maxKeepers', 'status' ), $names( 'van-auctions' ) );
	}

	#[TestDox( 'Lots that are drafts, of drafts, or of sales that show none yet are not found; staff see theirs' )]
	public function test_hidden(): void {
		$open      = self::sale( 'open' );
		$announced = self::sale( 'announced', array( 'status' => 'announced' ) );
		$draft     = self::sale( 'draft', array( 'status' => 'draft' ) );
		$hidden    = self::lot( $open, '1' );
		wp_update_post( array( 'ID' => $hidden, 'post_status' => 'draft' ) );
		self::lot( $open, '2' );
		self::lot( $announced, '3' );
		self::lot( $draft, '4' );
		self::flush();
		self::assertSame( array( array( '2' ), array(), array() ), array( self::found( $open, array() ), self::found( $announced, array() ), self::found( $draft, array() ) ) );
		self::assertSame( array( '2' ), self::numbers( Plugin::auctions()->search->find( LotQuery::from_request( array(), Business::all()['car-auctions'] ) ) ) );
		wp_set_current_user( self::user( 'editor' ) );
		self::assertSame( array( '3' ), self::found( $announced, array() ) );
	}

	#[TestDox( '[AUC-10] [API-04] Future lots are those of later sales of the same department, under the same filters, the next sale first' )]
	public function test_future(): void {
		$now    = self::sale( 'now', array( 'starts_at' => time() + DAY_IN_SECONDS ) );
		$later  = self::sale( 'later', array( 'starts_at' => time() + 20 * DAY_IN_SECONDS ) );
		$sooner = self::sale( 'sooner', array( 'starts_at' => time() + 10 * DAY_IN_SECONDS ) );
		$before = self::sale( 'before', array( 'starts_at' => time() - 10 * DAY_IN_SECONDS, 'status' => 'finished' ) );
		$vans   = self::sale( 'vans', array( 'starts_at' => time() + 12 * DAY_IN_SECONDS ), 'van-auctions' );
		$off    = self::sale( 'off', array( 'starts_at' => time() + 12 * DAY_IN_SECONDS, 'status' => 'cancelled' ) );
		foreach ( array( array( $now, '1' ), array( $later, '2' ), array( $sooner, '4' ), array( $sooner, '3' ), array( $before, '5' ), array( $vans, '6' ), array( $off, '7' ) ) as [ $sale, $number ] ) {
			self::lot( $sale, $number, array( 'make' => '4' === $number ? 'Kia' : 'Ford' ) );
		}
		self::flush();
		$future = static fn ( array $raw ): array => self::numbers( Plugin::auctions()->search->find( LotQuery::from_request( $raw, $now )->future() ) );
		self::assertSame( array( '3', '4', '2' ), $future( array() ) );
		self::assertSame( array( '3', '2' ), $future( array( 'make' => 'ford' ) ) );
		self::assertSame( array( '1', '3', '4', '2' ), self::numbers( Plugin::auctions()->search->find( LotQuery::from_request( array(), Business::all()['car-auctions'] ) ) ) );
	}

	#[TestDox( '[LOT-12] Next and previous within the catalogue that the visitor came from, and the way back to the same place' )]
	public function test_neighbours(): void {
		$sale = self::sale();
		$lots = array();
		foreach ( array( '1' => 'Ford', '2' => 'Kia', '3' => 'Ford', '10A' => 'Ford' ) as $number => $make ) {
			$lots[ $number ] = self::lot( $sale, (string) $number, array( 'make' => $make, 'guide_low' => 1000 + strlen( (string) $number ) ) );
		}
		self::flush();
		$near = static function ( array $raw, int $lot ): array {
			$record = LotRecord::of( $lot );
			self::assertNotNull( $record );
			$query = LotQuery::of_lot_page( $record, $raw );
			self::assertNotNull( $query );
			return Plugin::auctions()->search->neighbours( $query, $lot );
		};
		$found = $near( array( 'make' => 'ford' ), $lots['3'] );
		self::assertSame( array( home_url( '/auctions/december-cars/lot/1/?make=ford' ), home_url( '/auctions/december-cars/lot/10A/?make=ford' ) ), array( $found['previous']['url'] ?? '', $found['next']['url'] ?? '' ) );
		self::assertSame( array( 2, 3, home_url( '/auctions/december-cars/?make=ford#lot-3' ) ), array( $found['position'], $found['matching'], $found['back'] ) );
		$found = $near( array( 'sort' => 'price-desc' ), $lots['10A'] );
		self::assertNull( $found['previous'] );
		self::assertSame( '1', $found['next']['number'] ?? '' );
		$found = $near( array( 'make' => 'kia' ), $lots['3'] );
		self::assertSame( array( '2', 4, home_url( '/auctions/december-cars/#lot-3' ) ), array( $found['previous']['number'] ?? '', $found['matching'], $found['back'] ), 'not in what was filtered: among all' );
	}

	#[TestDox( 'The way back leads to the lot’s own page of the catalogue' )]
	public function test_back_to_a_later_page(): void {
		global $wpdb;
		$sale = self::sale();
		self::lot( $sale, '9999' );
		self::flush();
		CatalogueRows::make( $sale, 100 );
		$lot   = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT post_id FROM %i WHERE sale_id = %d ORDER BY lot_sort LIMIT 1 OFFSET 60', LotTable::name(), $sale->id() ) );
		$found = Plugin::auctions()->search->neighbours( LotQuery::from_request( array(), $sale ), $lot );
		self::assertSame( 61, $found['position'] );
		self::assertStringStartsWith( home_url( '/auctions/december-cars/?page=3#lot-' ), $found['back'] );
	}

	#[TestDox( '[AUC-03] A slip finds what was meant: mercedez finds Mercedes; what was typed rightly finds itself alone' )]
	public function test_slips(): void {
		$sale = self::sale();
		self::lot( $sale, '1', array( 'make' => 'Mercedes-Benz', 'model' => 'Sprinter' ), 'Mercedes-Benz Sprinter' );
		self::lot( $sale, '2', array( 'make' => 'Ford', 'model' => 'Focus' ), 'Ford Focus Zetec' );
		self::lot( $sale, '3', array( 'make' => 'Lotus', 'model' => 'Elise' ), 'Lotus Elise' );
		self::flush();
		foreach ( array( 'mercedez' => '1', 'Mercedez Sprintr' => '1', 'focsu' => '2', 'focus' => '2', 'lotus' => '3', 'zetec' => '2' ) as $typed => $number ) {
			self::assertSame( array( $number ), self::found( $sale, array( 'search' => $typed ) ), $typed );
		}
		foreach ( array( 'xyzzy', 'ab12', 'foc5s' ) as $typed ) {
			self::assertSame( array(), self::found( $sale, array( 'search' => $typed ) ), $typed );
		}
	}

	#[TestDox( 'Pages of 24; a page beyond the last is none' )]
	public function test_pages(): void {
		$sale = self::sale();
		CatalogueRows::make( $sale, 100 );
		$page = static fn ( int $page, array $raw = array() ): array => ( static fn ( $result ): array => array( count( $result->lots ), $result->matching, $result->total, $result->pages, $result->is_beyond() ) )( Plugin::auctions()->search->find( LotQuery::from_request( array( 'page' => (string) $page ) + $raw, $sale ) ) );
		self::assertSame( array( 24, 100, 100, 5, false ), $page( 1 ) );
		self::assertSame( array( 4, 100, 100, 5, false ), $page( 5 ) );
		self::assertSame( array( 0, 100, 100, 5, true ), $page( 6 ) );
		self::assertSame( array( 24, 50, 100, 3, false ), $page( 1, array( 'fuel' => 'petrol' ) ) );
		self::assertSame( array( 2, 50, 100, 3, false ), $page( 3, array( 'fuel' => 'petrol' ) ) );
	}

	#[TestDox( 'The number of statements does not depend on the number of lots' )]
	public function test_statements(): void {
		$search = Plugin::auctions()->search;
		$asked  = array(
			'all'        => array( array(), static fn ( LotQuery $query ): mixed => $search->find( $query ) ),
			'filtered'   => array( array( 'fuel' => 'petrol', 'maxPrice' => '5000', 'sort' => 'price-desc' ), static fn ( LotQuery $query ): mixed => $search->find( $query ) ),
			'words'      => array( array( 'search' => 'ford' ), static fn ( LotQuery $query ): mixed => $search->find( $query ) ),
			'facets'     => array( array( 'fuel' => 'petrol' ), static fn ( LotQuery $query ): mixed => Plugin::auctions()->facets->of( $query ) ),
			'neighbours' => array( array( 'fuel' => 'petrol' ), static fn ( LotQuery $query ): mixed => $search->neighbours( $query, 900003 ) ),
			'future'     => array( array( 'fuel' => 'petrol' ), static fn ( LotQuery $query ): mixed => $search->find( $query->future() ) ),
		);
		$cost   = array();
		foreach ( array( 10, 700 ) as $lots ) {
			$sale = self::sale( "sale-of-{$lots}" );
			CatalogueRows::make( $sale, $lots );
			foreach ( $asked as $name => [ $raw, $ask ] ) {
				$query = LotQuery::from_request( $raw, $sale );
				wp_cache_flush();
				get_option( 'home' );
				$cost[ $name ][] = $this->count_queries( static fn (): mixed => $ask( $query ) );
			}
		}
		foreach ( $cost as $name => [ $few, $many ] ) {
			// A slow answer is kept (one more), a page that is not full needs no count (one less).
			self::assertLessThanOrEqual( 5, max( $few, $many ), $name );
			self::assertLessThanOrEqual( 2, abs( $few - $many ), $name );
		}
	}

	#[TestDox( 'An answer that was kept is not used once a lot has changed' )]
	public function test_kept_answers(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1', array( 'make' => 'Ford' ) );
		self::flush();
		self::assertSame( array( '1' ), self::found( $sale, array( 'make' => 'ford' ) ) );
		Plugin::auctions()->lots->update( $lot, null, array( 'make' => 'Kia' ), 'sync' );
		self::flush();
		self::assertSame( array(), self::found( $sale, array( 'make' => 'ford' ) ) );
		self::assertSame( array( '1' ), self::found( $sale, array( 'make' => 'kia' ) ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What the search finds, in which order, and what it costs.
 */
final class PropertySearchTest extends IntegrationTestCase {

	#[TestDox( '[LIST-07] Every radius finds exactly those that the great-circle distance says, all around the country' )]
	public function test_radius_against_brute_force(): void {
		$centres = array(
			'Cranbrook' => new Coordinates( 51.0968, 0.5356 ),
			'Lerwick'   => new Coordinates( 60.1530, -1.1493 ),
			'Penzance'  => new Coordinates( 50.1186, -5.5371 ),
		);
		mt_srand( 7 );
		$points = array();
		foreach ( $centres as $name => $centre ) {
			PropertyFactory::parish( $name, $centre->latitude, $centre->longitude );
			// On the edge of each circle, just inside and just outside it, in twelve directions; and anywhere near.
			foreach ( array_filter( SearchQuery::RADII ) as $miles ) {
				for ( $bearing = 0; $bearing < 360; $bearing += 30 ) {
					$points[] = self::at( $centre, $miles - 0.05, $bearing );
					$points[] = self::at( $centre, $miles + 0.05, $bearing );
				}
			}
			for ( $i = 0; $i < 100; $i++ ) {
				$points[] = self::at( $centre, mt_rand( 0, 2500 ) / 100, mt_rand( 0, 359 ) );
			}
		}
		PropertyFactory::rows( array_map( static fn ( Coordinates $point ): array => array( 'latitude' => $point->latitude, 'longitude' => $point->longitude ), $points ) );
		self::make_active( $centres );

		$services = Plugin::properties();
		foreach ( $centres as $name => $centre ) {
			foreach ( array_filter( SearchQuery::RADII ) as $miles ) {
				$expected = array();
				foreach ( $points as $number => $point ) {
					if ( $centre->distance_to( $point ) <= $miles ) {
						$expected[ 900001 + $number ] = $centre->distance_to( $point );
					}
				}
				asort( $expected );
				$found = array();
				for ( $page = 1; ; $page++ ) {
					$result = $services->search->find( new SearchQuery( location: $name, radius: $miles, sort_by: 'distance', page: $page, per_page: 96 ) );
					$found  = array( ...$found, ...array_column( $result->cards, 'id' ) );
					if ( $page >= $result->pages ) {
						break;
					}
				}
				// The parish's own row lies in its middle.
				$found = array_values( array_filter( $found, static fn ( int $id ): bool => $id < 990000 ) );
				self::assertEqualsCanonicalizing( array_keys( $expected ), $found, "{$name}, {$miles} miles" );
				$distances = array_map( static fn ( int $id ): float => $expected[ $id ], $found );
				foreach ( array_keys( $distances ) as $index ) {
					self::assertLessThan( 0.001, ( $distances[ $index - 1 ] ?? 0.0 ) - $distances[ $index ], 'nearest first' );
				}
				self::assertGreaterThanOrEqual( count( $expected ), $result->total );
			}
		}
	}

	#[TestDox( '[SRCH-05] A postcode finds its sector; an outward code its own; with a radius, what is around it' )]
	public function test_postcodes(): void {
		PropertyFactory::place( 'postcode', 'TN17 3AB', new Coordinates( 51.0968, 0.5356 ) );
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.10, 0.53 ) );
		PropertyFactory::rows(
			array(
				array( 'sector' => 'TN17 3', 'latitude' => 51.0968, 'longitude' => 0.5356 ),
				array( 'sector' => 'TN17 4', 'latitude' => 51.1100, 'longitude' => 0.5400 ),
				array( 'sector' => 'TN18 4', 'outcode' => 'TN18', 'latitude' => 51.0500, 'longitude' => 0.5000 ),
			)
		);
		self::assertSame( array( 900001 ), self::find( array( 'location' => 'tn173ab' ) ) );
		self::assertSame( array( 900001 ), self::find( array( 'location' => 'TN17 3' ) ) );
		self::assertSame( array( 900002, 900001 ), self::find( array( 'location' => 'tn17' ) ) );
		self::assertSame( array( 900001, 900002 ), self::find( array( 'location' => 'TN17 3AB', 'radius' => '3', 'sort_by' => 'distance' ) ) );
		self::assertSame( array( 900001, 900002, 900003 ), self::find( array( 'location' => 'TN17 3AB', 'radius' => '5', 'sort_by' => 'distance' ) ) );
		self::assertSame( array(), self::find( array( 'location' => 'ZE2 9XX' ) ), 'a postcode without property is no wish for everything' );
		self::assertCount( 3, self::find( array( 'location' => '51 Area' ) ), 'what cannot be a postcode counts as empty' );
	}

	#[TestDox( '[SRCH-04] A parish counts if it is active, in any case; any other location counts as empty' )]
	public function test_parishes(): void {
		$active   = PropertyFactory::parish( 'Cranbrook' );
		$inactive = PropertyFactory::parish( 'Benenden' );
		PropertyFactory::rows( array( array( 'parish_id' => $active ), array(), array( 'parish_id' => $inactive, 'on_market' => 0, 'status' => 'sold', 'status_group' => 'complete' ) ) );
		self::assertSame( array( 900001 ), self::find( array( 'location' => 'cRaNbRoOk' ) ) );
		self::assertSame( array( 900002, 900001 ), self::find( array( 'location' => 'Benenden' ) ) );
		self::assertSame( array( 900002, 900001 ), self::find( array( 'location' => 'Nowhere' ) ) );
		self::assertSame( 'Cranbrook', Plugin::properties()->areas->did_you_mean( 'Cranbrok' )?->name );
		self::assertNull( Plugin::properties()->areas->did_you_mean( 'Cranbrook' ) );
		self::assertNull( Plugin::properties()->areas->did_you_mean( 'Benendon' ), 'nothing is for sale there' );
	}

	#[TestDox( 'Whatever the order, paging through equal ones shows each once' )]
	public function test_ties(): void {
		PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::rows( array_fill( 0, 40, array( 'amount' => 300000, 'listed_at' => 1700000000, 'latitude' => 51.0968, 'longitude' => 0.5356 ) ) );
		foreach ( array( 'newest', 'price_asc', 'price_desc', 'distance' ) as $order ) {
			foreach ( array( array(), array( 'location' => 'TN17 3AB', 'radius' => '1' ) ) as $where ) {
				$seen = array();
				for ( $page = 1; $page <= 4; $page++ ) {
					$seen = array( ...$seen, ...self::find( array( 'sort_by' => $order, 'per_page' => '12', 'page' => (string) $page ) + $where ) );
				}
				sort( $seen );
				self::assertSame( range( 900001, 900040 ), $seen, $order );
			}
		}
	}

	/**
	 * @param array<string, string> $parameters
	 * @param list<int>             $expected
	 */
	#[DataProvider( 'filters' )]
	#[TestDox( '[SRCH-02] $_dataName' )]
	public function test_filters_and_orders( array $parameters, array $expected ): void {
		$house = array( 'type_group' => 'house' );
		PropertyFactory::rows(
			array(
				array( 'amount' => 200000, 'bedrooms' => 2, 'property_type' => 'flat', 'type_group' => 'flat', 'listed_at' => 50 ),
				array( 'amount' => 350000, 'bedrooms' => 3, 'acres' => 0.5, 'listed_at' => 40, 'property_type' => 'cottage' ) + $house,
				array( 'amount' => 700000, 'bedrooms' => 5, 'acres' => 4.0, 'listed_at' => 30, 'new_home' => 1 ) + $house,
				array( 'amount' => 400000, 'status' => 'under_offer', 'status_group' => 'under_offer', 'listed_at' => 20 ) + $house,
				array( 'amount' => 300000, 'status' => 'sold_stc', 'status_group' => 'complete', 'on_market' => 0, 'listed_at' => 10 ) + $house,
				array( 'status' => 'withdrawn', 'status_group' => 'hidden', 'on_market' => 0, 'published' => 0, 'listed_at' => 60 ) + $house,
				array( 'amount' => 999999999, 'listed_at' => 5, 'bedrooms' => 0, 'property_type' => 'land', 'type_group' => 'land', 'acres' => 12.5 ),
				array( 'channel' => 2, 'amount' => 1300, 'listed_at' => 70 ) + $house,
			)
		);
		self::assertSame( $expected, array_map( static fn ( int $id ): int => $id - 900000, self::find( $parameters ) ) );
	}

	/** @return array<string, array{array<string, string>, list<int>}> */
	public static function filters(): array {
		return array(
			'the newest first, without what is sold or withdrawn' => array( array(), array( 1, 2, 3, 4, 7 ) ),
			'include_complete adds what is sold'   => array( array( 'include_complete' => '1' ), array( 1, 2, 3, 4, 5, 7 ) ),
			'trans_type 2 finds lettings'          => array( array( 'trans_type' => '2' ), array( 8 ) ),
			'min_price, which leaves POA out'  => array( array( 'min_price' => '350000' ), array( 2, 3, 4 ) ),
			'max_price, where POA does not count'  => array( array( 'max_price' => '350000' ), array( 1, 2 ) ),
			'both prices, ends included'           => array( array( 'min_price' => '200000', 'max_price' => '350000' ), array( 1, 2 ) ),
			'min_beds'                             => array( array( 'min_beds' => '3' ), array( 2, 3, 4 ) ),
			'max_beds'                             => array( array( 'max_beds' => '2' ), array( 1, 7 ) ),
			'as many bedrooms'                     => array( array( 'min_beds' => '3', 'max_beds' => '3' ), array( 2, 4 ) ),
			'a type'                               => array( array( 'property_type' => 'cottage' ), array( 2 ) ),
			'a group of types'                     => array( array( 'property_type' => 'house' ), array( 2, 3, 4 ) ),
			'min_acres'                            => array( array( 'min_acres' => '0.5' ), array( 2, 3, 7 ) ),
			'max_acres'                            => array( array( 'min_acres' => '1', 'max_acres' => '5' ), array( 3 ) ),
			'status group under offer'             => array( array( 'status_group' => 'under_offer' ), array( 4 ) ),
			'status group available'               => array( array( 'status_group' => 'available' ), array( 1, 2, 3, 7 ) ),
			'status group complete'                => array( array( 'status_group' => 'complete' ), array( 5 ) ),
			'new homes'                            => array( array( 'age' => 'new' ), array( 3 ) ),
			'the cheapest first, POA last'         => array( array( 'sort_by' => 'price_asc' ), array( 1, 2, 4, 3, 7 ) ),
			'the dearest first'                    => array( array( 'sort_by' => 'price_desc' ), array( 7, 3, 4, 2, 1 ) ),
			'by distance from nowhere: latest' => array( array( 'sort_by' => 'distance' ), array( 1, 2, 3, 4, 7 ) ),
			'all at once'                          => array( array( 'min_price' => '300000', 'max_price' => '800000', 'min_beds' => '3', 'property_type' => 'house', 'min_acres' => '0.25', 'sort_by' => 'price_desc' ), array( 3, 2 ) ),
		);
	}

	#[TestDox( 'A page of results takes at most six statements, and as many for 12, 24 and 96' )]
	public function test_statements(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.0968, 0.5356 ) );
		PropertyFactory::rows( array_fill( 0, 200, array( 'parish_id' => $parish, 'latitude' => 51.0968, 'longitude' => 0.5356 ) ) );
		Stock::now();
		foreach ( array( array(), array( 'location' => 'Cranbrook' ), array( 'location' => 'Cranbrook', 'radius' => '3' ), array( 'location' => 'TN17', 'min_beds' => '2', 'sort_by' => 'distance' ), array( 'max_price' => '1' ) ) as $parameters ) {
			$counts = array();
			foreach ( SearchQuery::PER_PAGE as $per_page ) {
				wp_cache_flush();
				get_option( 'home' );
				$result = null;
				$asked = $this->count_queries(
					function () use ( $parameters, $per_page, &$result ): void {
						$result = Plugin::properties()->search->find( SearchQuery::from_request( $parameters + array( 'per_page' => (string) $per_page ) ) );
					}
				);
				self::assertLessThanOrEqual( 6, $asked, (string) wp_json_encode( array( $parameters, $asked ) ) );
				$counts[] = $asked;
				self::assertSame( isset( $parameters['max_price'] ) ? 0 : 200, $result->total );
			}
			self::assertSame( 1, count( array_unique( $counts ) ), (string) wp_json_encode( array( $parameters, $counts ) ) );
		}
	}

	#[TestDox( 'A search is answered anew when the data has changed' )]
	public function test_answers_end_with_the_data(): void {
		PropertyFactory::rows( array_fill( 0, 30, array( 'amount' => 1000 ) ) );
		$query = new SearchQuery( filters: array( 'max_price' => '2000' ) );
		$first = Plugin::properties()->search->find( $query );
		$again = Plugin::properties()->search->find( $query );
		self::assertEquals( $first, $again );
		PropertyFactory::rows( array_fill( 0, 31, array( 'amount' => 1000 ) ) );
		self::assertSame( 31, Plugin::properties()->search->find( $query )->total );
	}

	#[TestDox( '[LIST-06] Pages: total, number of pages, and nothing beyond the last; an empty list offers the nearest' )]
	public function test_pages(): void {
		PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::rows( array_fill( 0, 25, array( 'latitude' => 51.0968, 'longitude' => 0.5356 ) ) );
		$search = Plugin::properties()->search;
		$first  = $search->find( new SearchQuery() );
		$second = $search->find( new SearchQuery( page: 2 ) );
		self::assertSame( array( 25, 2, 24, false ), array( $first->total, $first->pages, count( $first->cards ), $first->is_beyond() ) );
		self::assertSame( array( 25, 2, 1, false ), array( $second->total, $second->pages, count( $second->cards ), $second->is_beyond() ) );
		self::assertTrue( $search->find( new SearchQuery( page: 3 ) )->is_beyond() );
		self::assertSame( array(), array_intersect( array_column( $first->cards, 'id' ), array_column( $second->cards, 'id' ) ) );
		$none = $search->find( new SearchQuery( filters: array( 'max_price' => '1' ) ) );
		self::assertSame( 0, $none->total );
		self::assertFalse( $none->is_beyond() );
		self::assertCount( 6, $none->nearby );
	}

	/**
	 * @param array<string, string> $parameters
	 * @return list<int>
	 */
	private static function find( array $parameters ): array {
		return array_column( Plugin::properties()->search->find( SearchQuery::from_request( $parameters ) )->cards, 'id' );
	}

	/** @param array<string, Coordinates> $centres */
	private static function make_active( array $centres ): void {
		$rows = array();
		foreach ( Plugin::properties()->parishes->all() as $number => $parish ) {
			$centre = $centres[ $parish->name ];
			$rows[] = array( 'post_id' => 990001 + $number, 'parish_id' => $parish->id, 'latitude' => $centre->latitude, 'longitude' => $centre->longitude );
		}
		PropertyFactory::rows( array_map( static fn ( array $row ): array => $row, $rows ) );
	}

	private static function at( Coordinates $from, float $miles, float $bearing ): Coordinates {
		$angle     = $miles / Coordinates::EARTH_RADIUS_MILES;
		$latitude  = deg2rad( $from->latitude );
		$direction = deg2rad( $bearing );
		$north     = asin( sin( $latitude ) * cos( $angle ) + cos( $latitude ) * sin( $angle ) * cos( $direction ) );
		$east      = atan2( sin( $direction ) * sin( $angle ) * cos( $latitude ), cos( $angle ) - sin( $latitude ) * sin( $north ) );
		return new Coordinates( rad2deg( $north ), $from->longitude + rad2deg( $east ) );
	}
}

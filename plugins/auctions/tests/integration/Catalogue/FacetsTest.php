<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * How many lots each value of a filter would leave.
 */
final class FacetsTest extends CatalogueTestCase {

	#[TestDox( '[AUC-14] Each value is counted under all other filters; one that would leave none stays' )]
	public function test_counts(): void {
		$sale = self::stock();
		$all  = self::facets( $sale, array() );
		self::assertSame( array( 'audi' => 1, 'ford' => 2, 'kia' => 1 ), $all['make'] );
		self::assertSame( array( 'diesel' => 1, 'petrol' => 3 ), $all['fuel'] );

		$ford = self::facets( $sale, array( 'make' => 'ford' ) );
		self::assertSame( array( 'audi' => 1, 'ford' => 2, 'kia' => 1 ), $ford['make'], 'a filter does not narrow itself' );
		self::assertSame( array( 'diesel' => 1, 'petrol' => 1 ), $ford['fuel'] );
		self::assertSame( array( 'available' => 1, 'sold' => 1 ), $ford['status'] );

		$both = self::facets( $sale, array( 'make' => 'ford', 'fuel' => 'diesel' ) );
		self::assertSame( array( 'audi' => 0, 'ford' => 1, 'kia' => 0 ), $both['make'] );
		self::assertSame( array( 'diesel' => 1, 'petrol' => 1 ), $both['fuel'] );
		self::assertSame( array( 'available' => 0, 'sold' => 1 ), $both['status'] );

		$cheap = self::facets( $sale, array( 'maxPrice' => '2000' ) );
		self::assertSame( array( 'audi' => 1, 'ford' => 1, 'kia' => 0 ), $cheap['make'], 'bounds narrow all' );
		$typed = self::facets( $sale, array( 'search' => 'kia' ) );
		self::assertSame( array( 'audi' => 0, 'ford' => 0, 'kia' => 1 ), $typed['make'], 'and so do words' );
	}

	#[TestDox( '[AUC-14] Choosing a value leaves as many lots as it said' )]
	public function test_counts_are_true(): void {
		$sale = self::stock();
		foreach ( array( array(), array( 'make' => 'ford' ), array( 'fuel' => 'petrol' ), array( 'make' => 'ford,kia', 'maxPrice' => '3000' ), array( 'search' => 'fo' ), array( 'minPrice' => '2000', 'maxPrice' => '3000' ), array( 'minPrice' => '3500' ), array( 'make' => 'ford', 'minPrice' => '2250' ) ) as $raw ) {
			foreach ( self::facets( $sale, $raw ) as $name => $counts ) {
				foreach ( $counts as $value => $count ) {
					self::assertCount( $count, self::found( $sale, array( ...$raw, $name => (string) $value ) ), "{$name}={$value} with " . wp_json_encode( $raw ) );
				}
			}
			$answer = Plugin::auctions()->facets->of( LotQuery::from_request( $raw, $sale ) );
			self::assertSame( array( count( self::found( $sale, $raw ) ), 4 ), array( $answer['matching'], $answer['total'] ) );
		}
	}

	#[TestDox( '[AUC-14] The steps of ranges are counted as values are: under all other filters and the range’s other bound' )]
	public function test_ranges(): void {
		$sale = self::stock();
		self::lot( $sale, '5', array( 'make' => 'Kia', 'fuel' => 'petrol', 'guide_low' => 9000, 'price_status' => 'poa', 'mileage' => null ) );
		self::flush();
		$all = self::facets( $sale, array() );
		self::assertSame( array( 4, 3, 2, 1, 0 ), array_map( static fn ( int $step ): int => $all['minPrice'][ $step ], array( 1000, 2000, 3000, 4000, 5000 ) ), 'a price on application is within no bounds' );
		self::assertSame( array( 0, 1, 2, 4 ), array_map( static fn ( int $step ): int => $all['maxPrice'][ $step ], array( 500, 1000, 2000, 30000 ) ) );
		self::assertSame( array( 4, 4, 0 ), array( $all['minMileage'][10000], $all['maxMileage'][50000], $all['minMileage'][50000] ) );

		$ford = self::facets( $sale, array( 'make' => 'ford', 'minPrice' => '2500' ) );
		self::assertSame( array( 2, 1 ), array( $ford['minPrice'][1000], $ford['minPrice'][3000] ), 'a bound does not narrow itself' );
		self::assertSame( array( 1, 1 ), array( $ford['maxPrice'][3000], $ford['maxPrice'][2000] ), 'the other bound does; a pair the wrong way round is turned' );
		self::assertSame( array( 'audi' => 0, 'ford' => 1, 'kia' => 1 ), $ford['make'] );
		self::assertArrayNotHasKey( 'minSeats', $all );

		$homes = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $homes, '1', array( 'rent' => 15000 ) );
		self::lot( $homes, '2', array( 'bedrooms' => 4 ) );
		self::flush();
		foreach ( array( array(), array( 'minYield' => '4.5' ), array( 'maxBedrooms' => '3' ) ) as $raw ) {
			foreach ( self::facets( $homes, $raw ) as $name => $counts ) {
				foreach ( $counts as $value => $count ) {
					self::assertCount( $count, self::found( $homes, array( ...$raw, $name => (string) $value ) ), "{$name}={$value} with " . wp_json_encode( $raw ) );
				}
			}
		}
	}

	#[TestDox( '[AUC-14] Counting ranges takes no statement more: one brings the values of all lots' )]
	public function test_statements(): void {
		$sale  = self::stock();
		$count = fn ( array $raw ): int => $this->count_queries( static fn () => Plugin::auctions()->facets->of( LotQuery::from_request( $raw, $sale ) ) );
		$count( array() );
		self::assertLessThanOrEqual( $count( array( 'make' => 'kia' ) ), $count( array( 'minPrice' => '2000', 'maxPrice' => '3000', 'minMileage' => '10000', 'maxAge' => '20' ) ) );
	}

	#[TestDox( 'Values are written as the house writes them, and models say their make' )]
	public function test_labels(): void {
		$sale = self::sale();
		self::lot( $sale, '1', array( 'make' => 'Citroën', 'model' => 'C3 Aircross', 'colour' => 'Dark Blue', 'fuel' => 'petrol_hybrid', 'vat' => 'plus_vat', 'grade' => 'U', 'euro_emission' => 6 ) );
		self::flush();
		$facets = Plugin::auctions()->facets->of( LotQuery::from_request( array(), $sale ) )['facets'];
		self::assertSame( array( 'Citroën', 'Dark Blue', 'Petrol hybrid', 'Plus VAT', 'Ungraded', 'Euro 6' ), array_map( static fn ( string $name ): string => $facets[ $name ][0]['label'], array( 'make', 'colour', 'fuel', 'vat', 'grade', 'euro' ) ) );
		self::assertSame( array( 'value' => 'c3-aircross', 'label' => 'C3 Aircross', 'count' => 1, 'within' => 'citroen' ), $facets['model'][0] );
	}

	/** Four lots: Ford petrol 3,000; Ford diesel 2,000, sold; Kia petrol 4,000; Audi petrol 1,000. */
	private static function stock(): SaleRecord {
		$sale = self::sale();
		self::lot( $sale, '1', array( 'make' => 'Ford', 'fuel' => 'petrol', 'guide_low' => 3000 ) );
		self::lot( $sale, '2', array( 'make' => 'Ford', 'fuel' => 'diesel', 'guide_low' => 2000, 'status' => 'sold', 'hammer' => 2000 ) );
		self::lot( $sale, '3', array( 'make' => 'Kia', 'fuel' => 'petrol', 'guide_low' => 4000 ) );
		self::lot( $sale, '4', array( 'make' => 'Audi', 'fuel' => 'petrol', 'guide_low' => 1000 ) );
		self::flush();
		return $sale;
	}

	/**
	 * @param array<string, string> $raw
	 * @return array<string, array<string, int>> Counts by value, by filter.
	 */
	private static function facets( SaleRecord $sale, array $raw ): array {
		return array_map( static fn ( array $values ): array => array_column( $values, 'count', 'value' ), Plugin::auctions()->facets->of( LotQuery::from_request( $raw, $sale ) )['facets'] );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Filter;

use HearthHammer\Core\Filter\Bound;
use HearthHammer\Core\Filter\Choice;
use HearthHammer\Core\Filter\Choices;
use HearthHammer\Core\Filter\Filters;
use HearthHammer\Core\Filter\Flag;
use HearthHammer\Core\Filter\LatestDate;
use HearthHammer\Core\Filter\Text;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What every list has from its filters, whatever it lists.
 */
final class FiltersTest extends TestCase {

	private mixed $before;

	protected function setUp(): void {
		$this->before    = $GLOBALS['wpdb'] ?? null;
		$GLOBALS['wpdb'] = new class() {
			public function prepare( string $statement, mixed ...$values ): string {
				return vsprintf( strtr( $statement, array( '%i' => '`%s`', '%s' => "'%s'" ) ), is_array( $values[0] ) ? $values[0] : $values );
			}
		};
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->before;
	}

	/**
	 * @param array<string, mixed>  $raw
	 * @param array<string, string> $set
	 * @param list<string>          $conditions
	 */
	#[DataProvider( 'requests' )]
	public function test_reads_and_asks( array $raw, array $set, array $conditions, string $kind = 'cars' ): void {
		self::assertSame( $set, self::filters()->read( $raw, $kind ) );
		self::assertSame( $conditions, self::filters()->conditions( $set ) );
	}

	/** @return array<string, array{0: array<string, mixed>, 1: array<string, string>, 2: list<string>, 3?: string}> */
	public static function requests(): array {
		return array(
			'nothing'                       => array( array( 'miles' => '', 'unknown' => '1' ), array(), array() ),
			'a minimum'                     => array( array( 'minPrice' => '£1,000' ), array( 'minPrice' => '1000' ), array( 'price >= 1000', 'price < 9999' ) ),
			'a maximum'                     => array( array( 'maxPrice' => 2000 ), array( 'maxPrice' => '2000' ), array( 'price <= 2000' ) ),
			'a pair the wrong way round'    => array( array( 'minPrice' => '2000', 'maxPrice' => '1000' ), array( 'minPrice' => '1000', 'maxPrice' => '2000' ), array( 'price >= 1000', 'price < 9999', 'price <= 2000' ) ),
			'one number'                    => array( array( 'minPrice' => '2000', 'maxPrice' => '2000' ), array( 'minPrice' => '2000', 'maxPrice' => '2000' ), array( 'price = 2000' ) ),
			'no more than nothing'          => array( array( 'maxPrice' => '0' ), array( 'maxPrice' => '0' ), array( 'price <= 0' ) ),
			'bounds at their ends'          => array( array( 'minPrice' => '0', 'maxPrice' => '5000' ), array(), array() ),
			'more than there can be'        => array( array( 'minPrice' => '5001', 'maxPrice' => '-1' ), array(), array() ),
			'decimals'                      => array( array( 'min_acres' => '0.50' ), array( 'min_acres' => '0.5' ), array( 'acres >= 0.50e0' ) ),
			'hundredths'                    => array( array( 'minYield' => 7.5 ), array( 'minYield' => '7.5' ), array( 'yield >= 750' ) ),
			'a choice of a column'          => array( array( 'let' => 'short' ), array( 'let' => 'short' ), array( "`let` = 'short'" ) ),
			'a choice that finds two'       => array( array( 'let' => 'long' ), array( 'let' => 'long' ), array( "`let` IN ('long', 'either')" ) ),
			'no choice of ours'             => array( array( 'let' => 'ever', 'miles' => array( '3' ) ), array(), array() ),
			'between two choices'           => array( array( 'miles' => '2.50' ), array( 'miles' => '3' ), array() ),
			'beyond the last choice'        => array( array( 'miles' => '50' ), array( 'miles' => '10' ), array() ),
			'several values'                => array( array( 'make' => array( 'ford', 'kia', 'ford', '"><' ) ), array( 'make' => 'ford,kia' ), array( "make IN ('ford','kia')" ) ),
			'a box'                         => array( array( 'garden' => '1' ), array( 'garden' => '1' ), array( 'garden = 1' ) ),
			'a box that is not checked'     => array( array( 'garden' => '0' ), array(), array() ),
			'a day'                         => array( array( 'by' => ' 2027-01-31 ' ), array( 'by' => '2027-01-31' ), array( 'from BETWEEN 1 AND 20270131' ) ),
			'a day that there is not'       => array( array( 'by' => '2027-02-30' ), array(), array() ),
			'a text, and what it depends on' => array( array( 'near' => 'Rye', 'miles' => '10' ), array( 'miles' => '10', 'near' => 'Rye' ), array( 'near Rye, 10' ) ),
			'of another kind of list'       => array( array( 'make' => 'ford', 'garden' => '1' ), array( 'garden' => '1' ), array( 'garden = 1' ), 'homes' ),
		);
	}

	public function test_an_address_has_an_order_of_its_own_and_new_names_behind(): void {
		$names = array( 'make', 'garden', 'let' );
		$other = new Filters( array_values( array_intersect_key( self::filters()->all, array_flip( $names ) ) ), array( 'garden', 'gone' ) );
		self::assertSame( array( 'garden', 'let', 'make' ), array_keys( $other->all ) );
		self::assertSame( array( 'make' ), array_column( $other->form( 'cars' ), 'name' ), 'only what has a place is in the form' );
		self::assertSame( array(), $other->form( 'homes' ) );
	}

	public function test_what_an_address_brought_is_offered_between_the_steps(): void {
		$bound = self::filters()->all['minPrice'];
		self::assertSame( array( '1000', '3000' ), array_column( $bound->options( array(), 'cars' ), 'value' ) );
		self::assertSame( array( '1000', '1500', '2500', '3000' ), array_column( $bound->options( array( 'minPrice' => '1500', 'maxPrice' => '2500' ), 'cars' ), 'value' ) );
		self::assertSame( array( '1000', '3000' ), array_column( $bound->options( array( 'minPrice' => '0', 'maxPrice' => '5000' ), 'cars' ), 'value' ) );
	}

	private static function filters(): Filters {
		$none = static fn (): string => '';
		return new Filters(
			array(
				new Bound( 'minPrice', 'price', 5000, steps: array( 1000, 3000 ), unknown: 9999 ),
				new Bound( 'maxPrice', 'price', 5000, unknown: 9999 ),
				new Bound( 'min_acres', 'acres', 99, has_decimals: true ),
				new Bound( 'minYield', 'yield', 100, has_decimals: true, times: 100 ),
				new Choice( 'let', array( '', 'short', 'long' ), column: 'let', also: array( 'long' => 'either' ) ),
				new Choice( 'miles', array( 0, 1, 3, 10 ), rounds_up: true ),
				new Choices( 'make', 'make', $none, $none, 'open', 'cars' ),
				new Flag( 'garden', 'garden' ),
				new LatestDate( 'by', 'from', $none, static fn ( string $day ): string => $day ),
				new Text( 'near', 20, static fn ( mixed $raw ): string => is_string( $raw ) ? $raw : '', static fn ( string $place, array $set ): array => array( "near {$place}, " . ( $set['miles'] ?? '' ) ) ),
			)
		);
	}
}

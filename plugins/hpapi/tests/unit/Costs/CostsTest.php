<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Costs;

use HearthHammer\Hpapi\Costs\Amount;
use HearthHammer\Hpapi\Costs\Buyer;
use HearthHammer\Hpapi\Costs\Mortgage;
use HearthHammer\Hpapi\Costs\Nation;
use HearthHammer\Hpapi\Costs\PropertyTax;
use HearthHammer\Hpapi\Costs\TableCheck;
use HearthHammer\Hpapi\Costs\TaxTables;
use HearthHammer\Hpapi\Geo\Postcode;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What buying costs, by the vectors that the islands run too.
 */
final class CostsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function purchases(): iterable {
		foreach ( self::vectors( 'property-tax' )['cases'] as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	/** @param array<string, mixed> $case */
	#[DataProvider( 'purchases' )]
	public function test_tax( array $case ): void {
		$table = TaxTables::from_file()->in_force( Nation::from( $case['nation'] ), $case['date'] );
		$due   = PropertyTax::due( $table, $case['price'], Buyer::from( $case['buyer'] ), $case['non_resident'] );
		self::assertSame( $case['tax'], $due['tax'] );
		self::assertEqualsWithDelta( $due['tax'] * 100, array_sum( array_column( $due['rows'], 'tax' ) ), 100.0, 'the bands add up' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function loans(): iterable {
		foreach ( self::vectors( 'mortgage' )['cases'] as $case ) {
			yield "£{$case['loan']} at {$case['rate']}% over {$case['years']} years" => array( $case );
		}
	}

	/** @param array<string, mixed> $case */
	#[DataProvider( 'loans' )]
	public function test_mortgage( array $case ): void {
		self::assertSame(
			array_intersect_key( $case, array_flip( array( 'monthly', 'interest', 'interest_only' ) ) ),
			Mortgage::of( $case['loan'], $case['years'], (float) $case['rate'] )
		);
	}

	public function test_amounts(): void {
		$vectors = self::vectors( 'amounts' );
		foreach ( $vectors['pounds'] as [ $typed, $pounds ] ) {
			self::assertSame( $pounds, Amount::read( $typed ), "\"{$typed}\"" );
		}
		foreach ( $vectors['numbers'] as [ $typed, $number ] ) {
			self::assertSame( null === $number ? null : (float) $number, Amount::read_number( $typed ), "\"{$typed}\"" );
		}
		foreach ( $vectors['pence'] as [ $pence, $drop, $shown ] ) {
			self::assertSame( $shown, Amount::pence( $pence, $drop ) );
		}
	}

	public function test_nations(): void {
		foreach ( self::vectors( 'nations' )['cases'] as [ $postcode, $nation ] ) {
			self::assertSame( $nation, Nation::of( Postcode::parse( $postcode ) )?->value, $postcode );
		}
	}

	/** Every table of the file could come through the filter, and none with a band out of order. */
	public function test_table_check(): void {
		$nations = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/Costs/property-taxes.json' ), true )['nations'];
		foreach ( $nations as $nation ) {
			self::assertTrue( TableCheck::is_nation( $nation ) );
		}
		$wrong = $nations['england'];
		$wrong['tables'][0]['bands'] = array_reverse( $wrong['tables'][0]['bands'] );
		self::assertFalse( TableCheck::is_nation( $wrong ) );
		$wrong = $nations['wales'];
		unset( $wrong['tables'][1]['additional']['minimum'] );
		self::assertFalse( TableCheck::is_nation( $wrong ) );
		self::assertFalse( TableCheck::is_nation( array( 'tax' => 'X', 'source' => 'Y', 'tables' => array() ) ) );
		self::assertFalse( TableCheck::is_nation( 'no' ) );
	}

	/** @return array<string, mixed> */
	private static function vectors( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/vectors/{$name}.json" ), true );
	}
}

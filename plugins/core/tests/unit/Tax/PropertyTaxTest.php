<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Tax;

use HearthHammer\Core\Tax\Buyer;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Core\Tax\PropertyTax;
use HearthHammer\Core\Tax\PropertyUse;
use HearthHammer\Core\Tax\TableCheck;
use HearthHammer\Core\Tax\TaxTables;
use HearthHammer\Core\Tax\VatRate;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What the taxes on buying come to, by the vectors that the island runs too.
 */
final class PropertyTaxTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function purchases(): iterable {
		foreach ( self::vectors( 'property-tax' )['cases'] as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	/** @param array<string, mixed> $case */
	#[DataProvider( 'purchases' )]
	public function test_tax( array $case ): void {
		$table = TaxTables::from_file()->in_force( Nation::from( $case['nation'] ), $case['date'], PropertyUse::from( $case['use'] ?? 'residential' ) );
		$due   = PropertyTax::due( $table, $case['price'], Buyer::from( $case['buyer'] ), $case['non_resident'] );
		self::assertSame( $case['tax'], $due['tax'] );
		self::assertEqualsWithDelta( $due['tax'] * 100, array_sum( array_column( $due['rows'], 'tax' ) ), 100.0, 'the bands add up' );
	}

	public function test_nations(): void {
		foreach ( self::vectors( 'nations' )['cases'] as [ $postcode, $nation ] ) {
			self::assertSame( $nation, Nation::of( '' === $postcode ? null : explode( ' ', $postcode )[0] )?->value, $postcode );
		}
	}

	public function test_vat(): void {
		self::assertSame( array( 175, 175, 200, 200 ), array_map( VatRate::on( ... ), array( '2009-12-31', '2011-01-03', '2011-01-04', '2026-11-22' ) ) );
	}

	public function test_land_is_no_home(): void {
		$tables = TaxTables::from_file();
		self::assertSame( $tables->in_force( Nation::England, '2026-11-22', PropertyUse::NonResidential ), $tables->in_force( Nation::England, '2026-11-22', PropertyUse::Land ) );
	}

	/** Every table of the file could come through the filter, and none with a band out of order. */
	public function test_table_check(): void {
		$nations = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/Tax/property-taxes.json' ), true )['nations'];
		foreach ( $nations as $nation ) {
			self::assertTrue( TableCheck::is_nation( $nation ) );
			self::assertTrue( TableCheck::are_tables( $nation['non_residential'] ) );
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

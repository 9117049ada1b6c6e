<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use HearthHammer\Caphpi\SpreadsheetLog\SheetRow;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class SheetRowTest extends TestCase {

	#[TestDox( 'values in the record’s order, Unknown for null, commas, apostrophe, then the id' )]
	public function test_cells(): void {
		$row = new SheetRow(
			array(
				'name'        => 'Jo',
				'CAPCode'     => null,
				'Doors'       => 5,
				'WarningCode' => array( 'A1', 'B2' ),
				'Options'     => array(),
				'phone'       => '07700 900123',
				'sale_price'  => 0,
			),
			'0123456789abcdef'
		);
		self::assertSame( array( 'Jo', 'Unknown', 5, 'A1,B2', '', "'07700 900123", 0, "'0123456789abcdef" ), $row->cells() );
		self::assertSame( 'H1:H', $row->id_columns() );
		self::assertSame( array( 'Unknown' ), array_slice( ( new SheetRow( array( 'phone' => null ), 'x' ) )->cells(), 0, 1 ) );
	}

	#[TestDox( '"$text" is $expected' )]
	#[DataProvider( 'texts' )]
	public function test_harmless( string $text, string $expected, string $field = 'name' ): void {
		self::assertSame( $expected, ( new SheetRow( array( $field => $text ), 'x' ) )->cells()[0] );
	}

	/** @return iterable<array{0: string, 1: string, 2?: string}> */
	public static function texts(): iterable {
		foreach ( array( '=1+1', '+44', '-1', '@SUM(A1)', "\t=1", "\rx", "\nx", ' =1', "\u{00A0}=1", "\u{FEFF}=1", '＝1', '＋1', '－1', '＠x' ) as $text ) {
			yield array( $text, "'" . $text );
			yield array( $text, "'" . $text, 'phone' );
			yield array( $text, "'" . $text, 'WarningCode' );
		}
		foreach ( array( 'Jo-Ann', 'a=b', '£6,650', '34,000', 'jo+cars@example.com', '', "O'Neil" ) as $text ) {
			yield array( $text, $text );
		}
		foreach ( array( '1MAR', 'MAY20', '12E5', '1234' ) as $plate ) {
			yield array( $plate, "'" . $plate, 'Vrm' );
			yield array( $plate, $plate );
		}
		foreach ( array( '9-3', '1AM', '10 pm', '3rd May', 'Mar-20', '12/4', '500', '1.6', '1E5', 'TRUE' ) as $text ) {
			yield array( $text, "'" . $text, 'CAPModel' );
			yield array( $text, "'" . $text, 'Vrm' );
			yield array( $text, $text, 'FirstRegisteredDate' );
		}
		yield array( '12,13', "'12,13", 'WarningCode' );
		foreach ( array( 'A4', 'E300', 'T5', '1.6 EcoBoost 100 5dr', 'March', 'i3', '911 Carrera', '2CV', 'True Blue' ) as $model ) {
			yield array( $model, $model, 'CAPModel' );
		}
		yield array( 'KM21FJX', 'KM21FJX', 'Vrm' );
		yield array( "=\xC3\x28", "'=\xC3\x28" );
	}

	public function test_columns(): void {
		foreach ( array( 1 => 'B1:B', 25 => 'Z1:Z', 26 => 'AA1:AA', 42 => 'AQ1:AQ' ) as $fields => $columns ) {
			self::assertSame( $columns, self::with_fields( $fields )->id_columns() );
		}
	}

	#[TestDox( '[LOG-02] a version with more fields looks for the ids of older rows, too' )]
	public function test_older_rows(): void {
		foreach ( array( 43 => 'AQ1:AR', 51 => 'AQ1:AZ', 52 => 'AQ1:BA', 701 => 'AQ1:ZZ', 702 => 'AQ1:AAA' ) as $fields => $columns ) {
			self::assertSame( $columns, self::with_fields( $fields )->id_columns() );
		}
	}

	private static function with_fields( int $count ): SheetRow {
		return new SheetRow( array_fill_keys( array_map( static fn ( int $at ): string => "f{$at}", range( 1, $count ) ), null ), 'x' );
	}
}

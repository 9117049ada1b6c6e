<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use Closure;
use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Core\Place\VisitorPostcode;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * What visitors type; the same cases run in TypeScript.
 */
final class InputTest extends TestCase {

	#[TestDox( '[VAL-03] plate $input' )]
	#[DataProvider( 'plates' )]
	public function test_plate( string $input, string|int|null $value ): void {
		self::assert_result( $value, 'plate', static fn () => Plate::from_input( $input )->value );
	}

	#[TestDox( '[VAL-04] mileage $input' )]
	#[DataProvider( 'mileages' )]
	public function test_mileage( string $input, string|int|null $value ): void {
		self::assert_result( $value, 'mileage', static fn () => Mileage::from_input( $input )->thousands );
	}

	#[TestDox( '[VAL-07] name $input' )]
	#[DataProvider( 'names' )]
	public function test_name( string $input, string|int|null $value ): void {
		self::assert_result( $value, 'name', static fn () => PersonName::optional( $input )->value );
	}

	#[TestDox( '[VAL-07] postcode $input' )]
	#[DataProvider( 'postcodes' )]
	public function test_postcode( string $input, string|int|null $value ): void {
		self::assert_result( $value, 'postcode', static fn () => VisitorPostcode::optional( $input )->value );
	}

	public function test_text_that_is_not_utf8_is_refused_everywhere(): void {
		$broken = "AB12\xC3\x28";
		self::assert_result( null, 'plate', static fn () => Plate::from_input( $broken )->value );
		self::assert_result( null, 'email', static fn () => EmailAddress::from_input( $broken . '@example.com' )->value );
		self::assert_result( null, 'phone', static fn () => Phone::from_input( '07700' . $broken )->value );
		self::assert_result( null, 'name', static fn () => PersonName::optional( $broken )->value );
		self::assert_result( null, 'postcode', static fn () => VisitorPostcode::optional( $broken )->value );
	}

	public function test_mileage_bounds(): void {
		self::assertSame( 999, Mileage::from_thousands( 999 )->thousands );
		self::assertSame( '42,000', Mileage::from_thousands( 42 )->formatted() );
		foreach ( array( -1, 1000 ) as $thousands ) {
			self::assert_result( null, 'mileage', static fn () => Mileage::from_thousands( $thousands )->thousands );
		}
	}

	public function test_plates_are_spaced_as_on_the_vehicle_and_masked_for_logs(): void {
		foreach ( array( 'AB12 CDE', 'A123 BCD', 'ABC 123D', 'ABC 123', '1 ABC', '1234 AB', 'ABZ 1234', 'AB_12' ) as $plate ) {
			self::assertSame( $plate, Plate::from_input( $plate )->spaced() );
		}
		self::assertSame( 'AB*****', Plate::from_input( 'AB12CDE' )->masked() );
	}

	/** @return iterable<string, array{string, string|int|null}> */
	public static function plates(): iterable {
		return self::cases( 'plate' );
	}

	/** @return iterable<string, array{string, string|int|null}> */
	public static function mileages(): iterable {
		return self::cases( 'mileage' );
	}

	/** @return iterable<string, array{string, string|int|null}> */
	public static function names(): iterable {
		return self::cases( 'name' );
	}

	/** @return iterable<string, array{string, string|int|null}> */
	public static function postcodes(): iterable {
		return self::cases( 'postcode' );
	}

	/** @return iterable<string, array{string, string|int|null}> */
	private static function cases( string $kind ): iterable {
		/** @var array<string, array{cases: list<array{input: string, value?: string|int, error?: true}>}> $vectors */
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/vectors/validation.json' ), true, flags: JSON_THROW_ON_ERROR );
		foreach ( $vectors[ $kind ]['cases'] as $at => $case ) {
			yield "{$kind} {$at}" => array( $case['input'], isset( $case['error'] ) ? null : $case['value'] ?? self::fail( 'A case needs a value or an error.' ) );
		}
	}

	/** @param Closure(): (string|int) $make */
	private static function assert_result( string|int|null $value, string $field, Closure $make ): void {
		try {
			self::assertSame( $value, $make() );
		} catch ( InvalidInput $invalid ) {
			self::assertNull( $value, 'Refused what should be accepted.' );
			self::assertSame( $field, $invalid->field );
		}
	}
}

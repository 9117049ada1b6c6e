<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use HearthHammer\Caphpi\Provider\Sandbox\SpecialPlates;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class SandboxTest extends TestCase {

	public function test_every_listed_vehicle_is_complete_and_priced_in_order(): void {
		$plates = ( new SandboxVehicles() )->plates();
		self::assertGreaterThanOrEqual( 36, count( $plates ) );
		foreach ( $plates as $plate ) {
			$lookup = self::look_up( $plate );
			$trade  = $lookup->valuation?->trade;
			self::assertNotNull( $lookup->cap_id(), $plate );
			self::assertNotNull( $lookup->vehicle?->make, $plate );
			self::assertGreaterThan( $trade?->clean, $lookup->valuation?->retail, $plate );
			self::assertGreaterThan( $trade?->average, $trade?->clean, $plate );
			self::assertGreaterThan( $trade?->below_average, $trade?->average, $plate );
			self::assertGreaterThan( 0, $trade?->below_average, $plate );
		}
	}

	public function test_the_list_has_every_format_of_plate_and_vans(): void {
		$plates  = ( new SandboxVehicles() )->plates();
		$formats = array( '/^[A-Z]{2}\d{2}[A-Z]{3}$/', '/^[A-PR-Z]\d{1,3}[A-Z]{3}$/', '/^[A-Z]{3}\d{1,3}[A-Z]$/', '/^[A-Z]{3}\d{1,3}$/', '/^\d[A-Z]{3}$/', '/^\d{4}[A-Z]{2}$/', '/^[A-Z]{1,2}[IZ][A-Z]?\d{4}$/', '/^Q\d{1,3}[A-Z]{3}$/' );
		foreach ( $formats as $format ) {
			self::assertNotSame( array(), preg_grep( $format, $plates ), $format );
		}
		$bodies = array_map( static fn ( string $plate ): ?string => self::look_up( $plate )->vehicle?->body, $plates );
		self::assertContains( 'Panel Van', $bodies );
		self::assertContains( '5 Door Hatchback', $bodies );
	}

	#[TestDox( 'the sandbox makes the same vehicle of the same plate, of the year the plate tells: $plate' )]
	#[DataProvider( 'dated_plates' )]
	public function test_unlisted_plates( string $plate, string $from, string $to ): void {
		$lookup = self::look_up( $plate );
		self::assertEquals( $lookup, self::look_up( $plate ) );
		self::assertNotNull( $lookup->cap_id() );
		self::assertGreaterThanOrEqual( $from, $lookup->vehicle?->first_registered );
		self::assertLessThanOrEqual( $to, $lookup->vehicle?->first_registered );
		self::assertGreaterThanOrEqual( $lookup->vehicle?->first_registered, $lookup->vehicle?->last_keeper_change );
		self::assertGreaterThan( $lookup->valuation?->trade->clean, $lookup->valuation?->retail );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function dated_plates(): iterable {
		yield 'current, March' => array( 'AB12CDE', '2012-03-01', '2012-03-31' );
		yield 'current, September' => array( 'AB62CDE', '2012-09-01', '2012-09-30' );
		yield 'current, first of all' => array( 'AB51CDE', '2001-09-01', '2001-09-30' );
		yield 'prefix' => array( 'M123BCD', '1994-08-01', '1994-08-31' );
		yield 'suffix' => array( 'ABC123L', '1972-08-01', '1972-08-31' );
		yield 'dateless, letters first' => array( 'ABC124', '2006-01-01', '2023-12-31' );
		yield 'dateless, digits first' => array( '1235AB', '2006-01-01', '2023-12-31' );
		yield 'Northern Ireland' => array( 'ABZ1235', '2006-01-01', '2023-12-31' );
		yield 'Q' => array( 'Q124ABC', '2006-01-01', '2023-12-31' );
	}

	public function test_every_age_identifier_that_was_issued_has_a_vehicle_and_no_other(): void {
		foreach ( range( 0, 99 ) as $identifier ) {
			$issued = ( $identifier >= 2 && $identifier <= 26 ) || ( $identifier >= 51 && $identifier <= 76 );
			$lookup = self::look_up( sprintf( 'KV%02dXYZ', $identifier ) );
			self::assertSame( $issued, null !== $lookup->cap_id(), (string) $identifier );
		}
		foreach ( range( 'A', 'Z' ) as $letter ) {
			self::assertSame( ! in_array( $letter, array( 'I', 'O', 'U', 'Z' ), true ), null !== self::look_up( "{$letter}123ABC" )->cap_id(), $letter );
			self::assertSame( ! in_array( $letter, array( 'I', 'O', 'Q', 'U', 'Z' ), true ), null !== self::look_up( "ABC123{$letter}" )->cap_id(), $letter );
		}
	}

	public function test_more_miles_are_worth_less_and_never_nothing(): void {
		$values = array_map( static fn ( int $thousands ): ?int => self::look_up( 'KM21FJX', $thousands )->valuation?->trade->average, array( 0, 10, 34, 60, 120, 999 ) );
		$sorted = $values;
		rsort( $sorted );
		self::assertSame( $sorted, $values );
		self::assertSame( 7650, $values[2], 'The price of the list holds at the mileage of the list.' );
		self::assertGreaterThan( 2000, $values[5] );
	}

	#[TestDox( '[VAL-11] plates that nobody knows or values have no CAPId' )]
	public function test_unknown_plates(): void {
		foreach ( array( SpecialPlates::UNKNOWN, '12345', 'AB99CDE', 'AB77CDE', 'AB_12', 'HELLO' ) as $plate ) {
			$lookup = self::look_up( $plate );
			self::assertNull( $lookup->vehicle, $plate );
			self::assertNull( $lookup->cap_id(), $plate );
		}
		$lookup = self::look_up( SpecialPlates::NO_CAP_ID );
		self::assertNotNull( $lookup->vehicle );
		self::assertNull( $lookup->cap_id() );
	}

	#[TestDox( '[VAL-14] plates without a value below average' )]
	public function test_no_value(): void {
		self::assertNotNull( self::look_up( SpecialPlates::NO_VALUE )->cap_id() );
		self::assertNull( self::look_up( SpecialPlates::NO_VALUE )->valuation?->trade->below_average );
		self::assertSame( 0, self::look_up( SpecialPlates::ZERO_VALUE )->valuation?->trade->below_average );
	}

	#[TestDox( 'the sandbox can fail in every way: $plate' )]
	#[DataProvider( 'failing_plates' )]
	public function test_failures( string $plate, FailureReason $reason ): void {
		try {
			self::look_up( $plate );
			self::fail( 'It did not fail.' );
		} catch ( ProviderFailed $failed ) {
			self::assertSame( $reason, $failed->reason );
			self::assertStringNotContainsString( $plate, $failed->getMessage() );
		}
	}

	/** @return iterable<string, array{string, FailureReason}> */
	public static function failing_plates(): iterable {
		yield 'down' => array( SpecialPlates::DOWN, FailureReason::Unavailable );
		yield 'time-out' => array( SpecialPlates::TIMEOUT, FailureReason::TimedOut );
		yield 'quota' => array( SpecialPlates::QUOTA, FailureReason::QuotaUsedUp );
		yield 'malformed' => array( SpecialPlates::MALFORMED, FailureReason::BadAnswer );
		yield 'refused' => array( SpecialPlates::REFUSED, FailureReason::Refused );
	}

	public function test_the_slow_plate_waits_and_answers(): void {
		$waited   = 0;
		$provider = new SandboxProvider(
			new SandboxVehicles(),
			static function ( int $seconds ) use ( &$waited ): void {
				$waited += $seconds;
			}
		);
		self::assertNotNull( $provider->look_up( Plate::from_input( SpecialPlates::SLOW ), Mileage::from_thousands( 50 ) )->cap_id() );
		self::assertSame( 3, $waited );
	}

	private static function look_up( string $plate, int $thousands = 50 ): Lookup {
		return ( new SandboxProvider( new SandboxVehicles(), static fn () => self::fail( 'Nobody should wait.' ) ) )->look_up( Plate::from_input( $plate ), Mileage::from_thousands( $thousands ) );
	}
}

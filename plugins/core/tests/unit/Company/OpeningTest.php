<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Company;

use DateTimeImmutable;
use HearthHammer\Core\Company\BankHolidays;
use HearthHammer\Core\Company\Contact;
use HearthHammer\Core\Company\Office;
use HearthHammer\Core\Company\OpeningHours;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * When an office is open.
 */
final class OpeningTest extends TestCase {

	/** @return iterable<string, array{string, bool}> */
	public static function moments(): iterable {
		yield 'Monday at nine' => array( '2026-11-23 09:00 UTC', true );
		yield 'a minute before' => array( '2026-11-23 08:59 UTC', false );
		yield 'at five it has closed' => array( '2026-11-23 17:00 UTC', false );
		yield 'a minute before five' => array( '2026-11-23 16:59 UTC', true );
		yield 'Sunday' => array( '2026-11-22 12:00 UTC', false );
		yield 'in summer clocks are an hour ahead of UTC' => array( '2026-07-06 08:00 UTC', true );
		yield 'and it closes by those clocks' => array( '2026-07-06 16:30 UTC', false );
		yield 'a visitor in New York is told by British clocks' => array( '2026-11-23 06:00 America/New_York', true );
		yield 'Good Friday' => array( '2026-04-03 12:00 Europe/London', false );
		yield 'the day off for Boxing Day' => array( '2026-12-28 12:00 Europe/London', false );
		yield 'the coronation, which cannot be computed' => array( '2023-05-08 12:00 Europe/London', false );
		yield 'a Monday in the year before a table, computed' => array( '2031-05-05 12:00 Europe/London', false );
		yield 'a day that staff have closed' => array( '2026-12-24 12:00 Europe/London', false );
		yield 'the same a year on' => array( '2027-12-23 12:00 Europe/London', true );
	}

	#[DataProvider( 'moments' )]
	#[TestDox( 'Whether it is open: $_dataset' )]
	public function test_is_open( string $moment, bool $is_open ): void {
		$office = new Office( 'Rye', '', '', '', new Contact( '', '', OpeningHours::usual() ), closed: array( '2026-12-24' ) );
		self::assertSame( $is_open, $office->is_open( new DateTimeImmutable( $moment ) ) );
	}

	#[TestDox( 'Of hours that are words alone nobody says whether it is open, but on a bank holiday it is closed' )]
	public function test_words(): void {
		$office = new Office( 'Rye', '', '', '', new Contact( '', '', new OpeningHours( array(), 'By appointment' ) ) );
		self::assertNull( $office->is_open( new DateTimeImmutable( '2026-11-23 12:00' ) ) );
		self::assertFalse( $office->is_open( new DateTimeImmutable( '2026-12-25 12:00' ) ) );
	}

	#[TestDox( 'Days are those of a week, and an office opens before it closes' )]
	public function test_days(): void {
		$hours = new OpeningHours( array( 1 => array( '00:00', '23:59' ), 7 => array( '10:00', '10:01' ) ) );
		self::assertSame( array( 1, 7 ), array_column( $hours->spans(), 'from' ) );
		foreach ( array( array( 0 => array( '09:00', '17:00' ) ), array( 8 => array( '09:00', '17:00' ) ), array( -1 => array( '09:00', '17:00' ) ), array( 1 => array( '09:00', '09:00' ) ), array( 1 => array( '17:00', '09:00' ) ), array( 1 => array( '09:00', '24:00' ) ), array( 1 => array( '9:00', '17:00' ) ), array( 1 => array( '09:00', "17:00\n" ) ) ) as $days ) {
			try {
				new OpeningHours( $days );
				self::fail( (string) json_encode( $days ) );
			} catch ( InvalidArgumentException $refused ) {
				self::assertSame( 'These opening hours are not valid.', $refused->getMessage() );
			}
		}
	}

	#[TestDox( 'What was announced is what is computed, but for the holidays of a jubilee, a funeral and a coronation' )]
	public function test_table(): void {
		$extra = array( '2022-06-02', '2022-06-03', '2022-09-19', '2023-05-08' );
		foreach ( BankHolidays::announced() as $year => $dates ) {
			$computed = BankHolidays::computed( (int) $year );
			if ( 2022 === (int) $year ) {
				$computed = array_values( array_diff( $computed, array( '2022-05-30' ) ) );
			}
			self::assertSame( $computed, array_values( array_diff( $dates, $extra ) ), (string) $year );
		}
		self::assertSame( array( '2028-01-03', '2028-04-14', '2028-04-17', '2028-05-01', '2028-05-29', '2028-08-28', '2028-12-25', '2028-12-26' ), BankHolidays::computed( 2028 ) );
		self::assertSame( array( '2033-12-26', '2033-12-27' ), array_slice( BankHolidays::computed( 2033 ), -2 ), 'Christmas on a Sunday' );
	}

	#[TestDox( 'An office that closes before it opens does not exist' )]
	public function test_hours(): void {
		$this->expectException( InvalidArgumentException::class );
		new OpeningHours( array( 1 => array( '17:00', '09:00' ) ) );
	}

	public function test_an_office_is_found_by_branch_and_district(): void {
		$office = new Office( 'Rye', '', '', '', new Contact( '', '', OpeningHours::usual() ), branch: 'RYE', districts: array( 'TN31' ) );
		self::assertSame( array( true, false, false ), array( $office->is_branch( ' rye' ), $office->is_branch( '' ), $office->is_branch( 'TEN' ) ) );
		self::assertSame( array( true, false, false ), array( $office->serves( 'tn31' ), $office->serves( 'TN3' ), $office->serves( '' ) ) );
	}

	public function test_a_phone_link(): void {
		self::assertSame( array( 'tel:+441632960123', 'tel:+441632960123' ), array( Contact::tel( '(01632) 960-123' ), Contact::tel( '+44 1632 960123' ) ) );
	}
}

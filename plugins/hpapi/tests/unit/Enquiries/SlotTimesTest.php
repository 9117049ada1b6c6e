<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Enquiries;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Hpapi\Enquiries\Slots\SlotTimes;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class SlotTimesTest extends TestCase {

	#[TestDox( 'Ten o’clock stays ten o’clock when the clocks change, in autumn and in spring' )]
	public function test_daylight_saving(): void {
		// 25 October 2026 ends summer time, 28 March 2027 begins it.
		$autumn = $this->times()->weekly( 'sat 10:00', 3, self::utc( '2026-10-19 12:00' ) );
		self::assertSame( array( '2026-10-24 09:00', '2026-10-31 10:00', '2026-11-07 10:00' ), self::in_utc( $autumn ) );
		$spring = $this->times()->weekly( 'Sunday 9:30', 2, self::utc( '2027-03-20 12:00' ) );
		self::assertSame( array( '2027-03-21 09:30', '2027-03-28 08:30' ), self::in_utc( $spring ) );
	}

	#[TestDox( 'A pattern of several days and times, none of them in the past, earliest first' )]
	public function test_pattern(): void {
		// A Wednesday, 17:30 in London.
		$times = $this->times()->weekly( 'wed 17:00, 18:00; fri 9:00,9:00', 1, self::utc( '2026-11-25 17:30' ) );
		self::assertSame( array( '2026-11-25 18:00', '2026-11-27 09:00', '2026-12-02 17:00' ), self::in_utc( $times ) );
		foreach ( array( '', 'xyz 10:00', 'sat', 'sat 25:00', 'sat 10:75', 'sat 10', 'sat 10:00 wed 11:00' ) as $nonsense ) {
			self::assertNull( $this->times()->weekly( $nonsense, 1, 0 ), $nonsense );
		}
	}

	#[TestDox( 'A single time, as people or a browser’s field write it; the hour that March leaves out is none' )]
	public function test_single(): void {
		self::assertSame( self::utc( '2026-07-01 09:00' ), $this->times()->single( '2026-07-01T10:00' ) );
		self::assertSame( self::utc( '2026-12-05 10:00' ), $this->times()->single( ' 2026-12-05 10:00 ' ) );
		foreach ( array( '', '2026-02-30 10:00', '2027-03-28 01:30', 'tomorrow', '2026-12-05' ) as $nonsense ) {
			self::assertNull( $this->times()->single( $nonsense ), $nonsense );
		}
	}

	#[TestDox( 'Viewings in turn: as many as fit before the end, one where no end is said, none where none fits' )]
	public function test_in_turn(): void {
		self::assertSame( array( '10:00', '10:30', '11:00', '11:30' ), SlotTimes::in_turn( '10:00', '12:00', 30 ) );
		self::assertSame( array( '09:05', '09:50' ), SlotTimes::in_turn( '9:05', '11:00', 45 ) );
		self::assertSame( array( '23:50' ), SlotTimes::in_turn( '23:50', '', 30 ) );
		foreach ( array( array( '10:00', '10:00' ), array( '10:00', '10:29' ), array( '10:00', '09:00' ) ) as [ $from, $until ] ) {
			self::assertSame( array(), SlotTimes::in_turn( $from, $until, 30 ) );
		}
		foreach ( array( array( '', '12:00' ), array( '10', '12:00' ), array( '24:00', '' ), array( '10:00', 'noon' ), array( '10:60', '' ) ) as [ $from, $until ] ) {
			self::assertNull( SlotTimes::in_turn( $from, $until, 30 ), "{$from} {$until}" );
		}
	}

	private function times(): SlotTimes {
		return new SlotTimes( new DateTimeZone( 'Europe/London' ) );
	}

	private static function utc( string $time ): int {
		return ( new DateTimeImmutable( $time, new DateTimeZone( 'UTC' ) ) )->getTimestamp();
	}

	/**
	 * @param list<int>|null $times
	 * @return list<string>
	 */
	private static function in_utc( ?array $times ): array {
		return array_map( static fn ( int $time ): string => gmdate( 'Y-m-d H:i', $time ), $times ?? array() );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Company;

use HearthHammer\Core\Company\WorkingDays;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class WorkingDaysTest extends TestCase {

	#[TestDox( '[SALE-09] Working days are counted without weekends and bank holidays, announced or computed' )]
	public function test_after(): void {
		foreach ( array(
			array( '2026-11-26', 0, '2026-11-26' ),
			array( '2026-11-26', 1, '2026-11-27' ),
			array( '2026-11-27', 1, '2026-11-30' ),
			// Christmas Day, Boxing Day's substitute on Monday 28th, New Year's Day.
			array( '2026-12-24', 1, '2026-12-29' ),
			array( '2026-12-24', 4, '2027-01-04' ),
			array( '2026-11-26', 20, '2026-12-24' ),
			// Good Friday and Easter Monday of a year that is not announced.
			array( '2033-04-14', 1, '2033-04-19' ),
			array( '2022-09-16', 1, '2022-09-20' ),
		) as [ $from, $count, $expected ] ) {
			self::assertSame( $expected, WorkingDays::after( $from, $count ), "{$count} after {$from}" );
		}
		self::assertSame( array( '2026-12-29', '2026-12-24' ), array( WorkingDays::from( '2026-12-25' ), WorkingDays::from( '2026-12-24' ) ) );
	}
}

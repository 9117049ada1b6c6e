<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use DateTimeImmutable;

/**
 * Working days in England and Wales: Monday to Friday without bank holidays. Days are YYYY-MM-DD.
 */
final class WorkingDays {

	public static function is_one( string $date ): bool {
		return (int) ( new DateTimeImmutable( $date ) )->format( 'N' ) < 6 && ! BankHolidays::is_holiday( $date );
	}

	/** The day itself if it is a working day, else the next one. */
	public static function from( string $date ): string {
		while ( ! self::is_one( $date ) ) {
			$date = self::next( $date );
		}
		return $date;
	}

	/** So many working days after a day, which itself does not count. */
	public static function after( string $date, int $count ): string {
		for ( ; $count > 0; $count-- ) {
			$date = self::from( self::next( $date ) );
		}
		return $date;
	}

	private static function next( string $date ): string {
		return ( new DateTimeImmutable( $date ) )->modify( '+1 day' )->format( 'Y-m-d' );
	}
}

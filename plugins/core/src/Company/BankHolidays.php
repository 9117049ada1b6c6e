<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use DateTimeImmutable;

/**
 * The bank holidays of England and Wales: bank-holidays.json where it has the year, computed where it has not.
 */
final class BankHolidays {

	/** @param string $date YYYY-MM-DD. */
	public static function is_holiday( string $date ): bool {
		$year = (int) substr( $date, 0, 4 );
		return in_array( $date, self::announced()[ (string) $year ] ?? self::computed( $year ), true );
	}

	/**
	 * The usual eight of a year, in order. Extra holidays, as for a coronation, are announced and cannot be computed.
	 *
	 * @return list<string> YYYY-MM-DD.
	 */
	public static function computed( int $year ): array {
		$easter    = self::easter( $year );
		$christmas = new DateTimeImmutable( "{$year}-12-25" );
		$boxing    = new DateTimeImmutable( "{$year}-12-26" );
		$days      = array(
			self::weekday_from( new DateTimeImmutable( "{$year}-01-01" ) ),
			$easter->modify( '-2 days' ),
			$easter->modify( '+1 day' ),
			new DateTimeImmutable( "first monday of may {$year}" ),
			new DateTimeImmutable( "last monday of may {$year}" ),
			new DateTimeImmutable( "last monday of august {$year}" ),
		);
		// A holiday at a weekend is made up for on the next weekdays that are none.
		$days[] = self::is_weekend( $christmas ) ? $christmas->modify( '27 december' ) : $christmas;
		$days[] = self::is_weekend( $boxing ) ? $boxing->modify( '28 december' ) : $boxing;
		$dates  = array_map( static fn ( DateTimeImmutable $day ): string => $day->format( 'Y-m-d' ), $days );
		sort( $dates );
		return $dates;
	}

	/** @return array<string, list<string>> Year to dates, as they were announced. */
	public static function announced(): array {
		static $years = null;
		if ( null === $years ) {
			$data  = json_decode( (string) file_get_contents( __DIR__ . '/bank-holidays.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			$years = is_array( $data ) && is_array( $data['years'] ?? null ) ? $data['years'] : array();
		}
		/** @var array<string, list<string>> */
		return $years;
	}

	private static function weekday_from( DateTimeImmutable $day ): DateTimeImmutable {
		return self::is_weekend( $day ) ? $day->modify( 'next monday' ) : $day;
	}

	private static function is_weekend( DateTimeImmutable $day ): bool {
		return (int) $day->format( 'N' ) >= 6;
	}

	/** Easter Sunday by the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
	private static function easter( int $year ): DateTimeImmutable {
		$golden  = $year % 19;
		$century = intdiv( $year, 100 );
		$rest    = $year % 100;
		$epact   = ( 19 * $golden + $century - intdiv( $century, 4 ) - intdiv( $century - intdiv( $century + 8, 25 ) + 1, 3 ) + 15 ) % 30;
		$weekday = ( 32 + 2 * ( $century % 4 ) + 2 * intdiv( $rest, 4 ) - $epact - $rest % 4 ) % 7;
		$late    = intdiv( $golden + 11 * $epact + 22 * $weekday, 451 );
		$days    = $epact + $weekday - 7 * $late + 114;
		return new DateTimeImmutable( sprintf( '%d-%02d-%02d', $year, intdiv( $days, 31 ), $days % 31 + 1 ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * The times of a sale as people say them, where the hammer falls.
 */
final class SaleDates {

	/** @param string $format Of PHP's date(). */
	public static function format( string $format, int $time ): string {
		return (string) wp_date( $format, $time, self::zone() );
	}

	/** When a year begins, Unix seconds. */
	public static function year( int $year ): int {
		return ( new DateTimeImmutable( "{$year}-01-01 00:00:00", self::zone() ) )->getTimestamp();
	}

	/** e.g. Thursday 26 November; with the year where it is not this one. */
	public static function day( int $time ): string {
		if ( $time <= 0 ) {
			return __( 'Date to be announced', 'hearth-hammer' );
		}
		return self::format( self::format( 'Y', $time ) === self::format( 'Y', time() ) ? 'l j F' : 'l j F Y', $time );
	}

	/** e.g. 11am, 6:30pm. */
	public static function time( int $time ): string {
		return ClockTime::of( $time );
	}

	/** e.g. Thursday 26 November, 11am; of a timed sale with its end. */
	public static function span( int $starts_at, int $ends_at ): string {
		if ( $starts_at <= 0 ) {
			return self::day( 0 );
		}
		$start = self::day( $starts_at ) . ', ' . self::time( $starts_at );
		if ( $ends_at <= $starts_at ) {
			return $start;
		}
		/* translators: 1: day and time; 2: time, or day and time */
		return sprintf( __( '%1$s to %2$s', 'hearth-hammer' ), $start, self::format( 'Ymd', $starts_at ) === self::format( 'Ymd', $ends_at ) ? self::time( $ends_at ) : self::day( $ends_at ) . ', ' . self::time( $ends_at ) );
	}

	private static function zone(): DateTimeZone {
		return new DateTimeZone( ClockTime::ZONE );
	}
}

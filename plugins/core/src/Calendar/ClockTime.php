<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Calendar;

use DateTimeZone;

/**
 * The time of day as visitors read it: 11am, 2:30pm, 12pm. `src/lib/clock-time.ts` says the same, by
 * `tests/vectors/clock-times.json`.
 */
final class ClockTime {

	public const ZONE = 'Europe/London';

	/** @param int $time Unix seconds. */
	public static function of( int $time, ?DateTimeZone $zone = null ): string {
		$zone ??= new DateTimeZone( self::ZONE );
		return (string) wp_date( '00' === wp_date( 'i', $time, $zone ) ? 'ga' : 'g:ia', $time, $zone );
	}

	/**
	 * With its day before it: Thursday 26 November 2026, 11am.
	 *
	 * @param string $day How the day is written, of PHP's date().
	 */
	public static function on( int $time, string $day = 'l j F Y', ?DateTimeZone $zone = null ): string {
		$zone ??= new DateTimeZone( self::ZONE );
		/* translators: 1: day, e.g. Thursday 26 November 2026, 2: time, e.g. 11am */
		return sprintf( __( '%1$s, %2$s', 'hearth-hammer' ), (string) wp_date( $day, $time, $zone ), self::of( $time, $zone ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Slots;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Times as people write them, in the site's timezone, as Unix seconds: ten o'clock stays ten o'clock when the clocks
 * change.
 */
final class SlotTimes {

	public const DAYS = array( 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun' );

	/** Half a year. */
	public const MOST_WEEKS = 26;

	/** Half a year of every day twice. */
	private const MOST = 400;

	public function __construct( private readonly DateTimeZone $zone ) {}

	/**
	 * One time, e.g. "2026-12-05 10:00" or a browser's "2026-12-05T10:00".
	 *
	 * @return int|null Null for what is none, such as the hour that is left out in March.
	 */
	public function single( string $text ): ?int {
		$text = str_replace( 'T', ' ', trim( $text ) );
		$time = DateTimeImmutable::createFromFormat( '!Y-m-d H:i', $text, $this->zone );
		return false !== $time && $time->format( 'Y-m-d H:i' ) === $text ? $time->getTimestamp() : null;
	}

	/**
	 * A weekly pattern, e.g. "sat 10:00,10:30; wed 17:00".
	 *
	 * @param int $weeks How many weeks from now on.
	 * @return list<int>|null Times after now, earliest first; null for a pattern that is none.
	 */
	public function weekly( string $pattern, int $weeks, int $now ): ?array {
		$wanted = $this->pattern( $pattern );
		return null === $wanted ? null : $this->repeated( $wanted, $weeks, $now );
	}

	/**
	 * The same every week.
	 *
	 * @param array<string, list<string>> $wanted A day of DAYS to "HH:MM".
	 * @param int                         $weeks  How many weeks from now on.
	 * @return list<int> Times after now, earliest first.
	 */
	public function repeated( array $wanted, int $weeks, int $now ): array {
		$times = array();
		$weeks = max( 1, min( self::MOST_WEEKS, $weeks ) );
		$start = ( new DateTimeImmutable( '@' . $now ) )->setTimezone( $this->zone );
		$until = $start->modify( "+{$weeks} weeks" )->getTimestamp();
		$day   = $start->setTime( 12, 0 );
		// Today may be over in part: its other part is at the end.
		for ( $passed = 0; $passed <= 7 * $weeks; $passed++ ) {
			foreach ( $wanted[ strtolower( $day->format( 'D' ) ) ] ?? array() as $hour ) {
				$time = $this->single( $day->format( 'Y-m-d' ) . ' ' . $hour );
				if ( null !== $time && $time > $now && $time <= $until ) {
					$times[] = $time;
				}
			}
			$day = $day->modify( '+1 day' );
		}
		sort( $times );
		return array_slice( array_values( array_unique( $times ) ), 0, self::MOST );
	}

	/**
	 * When viewings begin that follow one another, e.g. from 10:00 until 12:00 with 30 minutes each: 10:00 to 11:30.
	 *
	 * @param string $from  "HH:MM", as the other.
	 * @param string $until When the last one is over; empty for a single one.
	 * @return list<string>|null "HH:MM"; none where not one fits; null for times that are none.
	 */
	public static function in_turn( string $from, string $until, int $minutes ): ?array {
		$first = self::minute( $from );
		$end   = '' === $until ? ( $first ?? 0 ) + $minutes : self::minute( $until );
		if ( null === $first || null === $end ) {
			return null;
		}
		$begun = array();
		for ( $minute = $first; $minute + $minutes <= $end && $minutes > 0; $minute += $minutes ) {
			$begun[] = self::hour( $minute );
		}
		return $begun;
	}

	/** Of a minute of the day: "HH:MM". */
	private static function hour( int $minute ): string {
		return sprintf( '%02d:%02d', intdiv( $minute, 60 ), $minute % 60 );
	}

	/** Of the day. */
	private static function minute( string $hour ): ?int {
		return 1 === preg_match( '/^([01]?\d|2[0-3]):([0-5]\d)$/D', trim( $hour ), $part ) ? 60 * (int) $part[1] + (int) $part[2] : null;
	}

	/** @return array<string, list<string>>|null Day to "HH:MM". */
	private function pattern( string $pattern ): ?array {
		$wanted = array();
		foreach ( array_filter( array_map( trim( ... ), explode( ';', strtolower( $pattern ) ) ) ) as $part ) {
			if ( 1 !== preg_match( '/^([a-z]{3})[a-z]*\s+(\d{1,2}:\d{2}(?:\s*,\s*\d{1,2}:\d{2})*)$/D', $part, $found ) || ! in_array( $found[1], self::DAYS, true ) ) {
				return null;
			}
			foreach ( explode( ',', $found[2] ) as $hour ) {
				$minute = self::minute( $hour );
				if ( null === $minute ) {
					return null;
				}
				$wanted[ $found[1] ][] = self::hour( $minute );
			}
		}
		return array() === $wanted ? null : $wanted;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Whether an office is open at a moment, until when, and from when a message is answered. `src/lib/opening.ts` finds the
 * same, by `tests/vectors/opening.json`.
 */
final readonly class Opening {

	/** Seconds before closing from which a message waits for the next day. */
	public const LAST_ANSWERS = 3600;

	/** Days to look ahead: an office that is closed longer tells nothing. */
	public const AHEAD = 60;

	/**
	 * @param int $changes_at   Unix seconds when it closes, or opens next; 0 where it does not within 60 days.
	 * @param int $answers_from Unix seconds from which a message is answered; the moment itself for today, 0 for unknown.
	 */
	private function __construct(
		public bool $is_open,
		public int $changes_at,
		public int $answers_from,
	) {}

	/** Null where only words are known of the office's hours. */
	public static function of( Office $office, int $now ): ?self {
		if ( array() === $office->contact->hours->days ) {
			return null;
		}
		$today = self::span( $office, $now, 0 );
		$next  = self::next( $office, $now );
		if ( null === $today || $now < $today[0] || $now >= $today[1] ) {
			return new self( false, $next, $next );
		}
		return new self( true, $today[1], $today[1] - $now > self::LAST_ANSWERS ? $now : $next );
	}

	/**
	 * Bank holidays and days of its own from today on, as far as anybody looks ahead.
	 *
	 * @return list<string> YYYY-MM-DD.
	 */
	public static function closed_days( Office $office, int $now ): array {
		$days = array();
		for ( $ahead = 0; $ahead <= self::AHEAD; $ahead++ ) {
			$date = self::day( $now, $ahead )->format( 'Y-m-d' );
			if ( $office->is_closed_on( $date ) ) {
				$days[] = $date;
			}
		}
		return $days;
	}

	/** When it opens next after now; 0 for not within 60 days. */
	private static function next( Office $office, int $now ): int {
		for ( $ahead = 0; $ahead <= self::AHEAD; $ahead++ ) {
			$span = self::span( $office, $now, $ahead );
			if ( null !== $span && $span[0] > $now ) {
				return $span[0];
			}
		}
		return 0;
	}

	/** @return array{int, int}|null Unix seconds of opening and closing so many days from now; null where it stays closed. */
	private static function span( Office $office, int $now, int $ahead ): ?array {
		$day   = self::day( $now, $ahead );
		$times = $office->contact->hours->days[ (int) $day->format( 'N' ) ] ?? null;
		if ( null === $times || $office->is_closed_on( $day->format( 'Y-m-d' ) ) ) {
			return null;
		}
		$at = static fn ( string $time ): int => $day->setTime( ...array_map( intval( ... ), explode( ':', $time ) ) )->getTimestamp();
		return array( $at( $times[0] ), $at( $times[1] ) );
	}

	private static function day( int $now, int $ahead ): DateTimeImmutable {
		return ( new DateTimeImmutable( "@{$now}" ) )->setTimezone( new DateTimeZone( OpeningHours::ZONE ) )->modify( "+{$ahead} days" );
	}
}

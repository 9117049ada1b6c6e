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
		if ( null === $wanted ) {
			return null;
		}
		$times = array();
		$weeks = max( 1, min( 26, $weeks ) );
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

	/** @return array<string, list<string>>|null Day to "HH:MM". */
	private function pattern( string $pattern ): ?array {
		$wanted = array();
		foreach ( array_filter( array_map( trim( ... ), explode( ';', strtolower( $pattern ) ) ) ) as $part ) {
			if ( 1 !== preg_match( '/^([a-z]{3})[a-z]*\s+(\d{1,2}:\d{2}(?:\s*,\s*\d{1,2}:\d{2})*)$/D', $part, $found ) || ! in_array( $found[1], self::DAYS, true ) ) {
				return null;
			}
			foreach ( explode( ',', $found[2] ) as $hour ) {
				[ $hours, $minutes ] = array_map( intval( ... ), explode( ':', trim( $hour ) ) );
				if ( $hours > 23 || $minutes > 59 ) {
					return null;
				}
				$wanted[ $found[1] ][] = sprintf( '%02d:%02d', $hours, $minutes );
			}
		}
		return array() === $wanted ? null : $wanted;
	}
}

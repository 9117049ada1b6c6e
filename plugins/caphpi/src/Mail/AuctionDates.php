<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

use DateTimeImmutable;

/**
 * The dates of the next auctions, from the setting as people write it: "Tuesdays and Fridays".
 */
final class AuctionDates {

	private const DAYS = array( 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun' );

	/**
	 * The next ones after today, for nobody enters a vehicle on the day itself.
	 *
	 * @param string $days  Names of weekdays, long or short, with anything between them.
	 * @param int    $now   Unix seconds.
	 * @param int    $count How many.
	 * @return list<string> e.g. "Tuesday 24 November", in the site's time zone; empty where no weekday is named.
	 */
	public static function next( string $days, int $now, int $count = 2 ): array {
		preg_match_all( '/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?\b/i', $days, $named );
		$weekdays = array_intersect( self::DAYS, array_map( 'strtolower', $named[1] ) );
		$dates    = array();
		$day      = ( new DateTimeImmutable( "@{$now}" ) )->setTimezone( wp_timezone() )->setTime( 12, 0 );
		for ( $ahead = 1; array() !== $weekdays && count( $dates ) < $count; $ahead++ ) {
			$date = $day->modify( "+{$ahead} days" );
			if ( isset( $weekdays[ (int) $date->format( 'N' ) - 1 ] ) ) {
				$dates[] = (string) wp_date( 'l j F', $date->getTimestamp() );
			}
		}
		return $dates;
	}
}

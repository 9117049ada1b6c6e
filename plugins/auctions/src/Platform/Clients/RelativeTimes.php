<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The sandbox's sales are always just coming or just over: its files name times relative to now.
 *
 * `{"days": 21, "time": "11:00"}` is a time of a day in London, `{"days": -200}` a date, `{"hours": -2}` the beginning
 * of the present hour and so many hours more.
 */
final class RelativeTimes {

	/**
	 * @param array<mixed> $data
	 * @return array<mixed> With Unix seconds and dates in their place.
	 */
	public static function resolve( array $data, int $now ): array {
		foreach ( $data as $key => $value ) {
			if ( is_array( $value ) ) {
				$data[ $key ] = self::time( $value, $now ) ?? self::resolve( $value, $now );
			}
		}
		return $data;
	}

	/** @param array<mixed> $value */
	private static function time( array $value, int $now ): int|string|null {
		if ( array( 'hours' ) === array_keys( $value ) && is_int( $value['hours'] ) ) {
			return $now - $now % HOUR_IN_SECONDS + $value['hours'] * HOUR_IN_SECONDS;
		}
		if ( ! is_int( $value['days'] ?? null ) || array() !== array_diff( array_keys( $value ), array( 'days', 'time' ) ) ) {
			return null;
		}
		$day  = ( new DateTimeImmutable( "@{$now}" ) )->setTimezone( new DateTimeZone( 'Europe/London' ) )->modify( sprintf( '%+d days', $value['days'] ) );
		$time = $value['time'] ?? null;
		if ( null === $time ) {
			return $day->format( 'Y-m-d' );
		}
		return is_string( $time ) && 1 === preg_match( '/^(\d{2}):(\d{2})$/D', $time, $match ) ? $day->setTime( (int) $match[1], (int) $match[2] )->getTimestamp() : null;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Core\Json\BadJson;
use HearthHammer\Core\Json\JsonRows;
use HearthHammer\Core\Media\MediaFolder;

/**
 * A platform that is a folder of files in our plain feed's form, for the demo and for trying things out.
 *
 * `sales.json`, `{sale}/lots.json`, `documents/`, `videos/`; pictures in `../pictures/`.
 *
 * Its sales are always just coming or just over: its files name times relative to now. `{"days": 21, "time": "11:00"}` is a
 * time of a day in London, `{"days": -200}` a date, `{"hours": 3}` the beginning of the present hour and so many hours more.
 * Hours ago are hours of an auctioneer's day: no sale begins at night.
 */
final class Sandbox {

	/** Hours in London: the first and the last at which a sale may have begun. */
	private const FIRST = 9;
	private const LAST  = 18;

	public static function in( string $folder ): PlainFeed {
		return new PlainFeed(
			static fn ( callable $row ): array => self::rows( $folder, 'sales.json', 'sales', $row ),
			static fn ( string $sale, int $page, callable $row ): array => self::rows( $folder, 1 === $page ? "{$sale}/lots.json" : "{$sale}/lots-{$page}.json", 'lots', $row ),
			new MediaFolder( dirname( $folder ) . '/pictures', true ),
			new MediaFolder( $folder, true )
		);
	}

	/**
	 * @param callable(array<mixed>): mixed $row
	 * @return array<mixed>
	 */
	private static function rows( string $folder, string $file, string $list, callable $row ): array {
		$now = time();
		try {
			return JsonRows::each( "{$folder}/{$file}", array( $list ), static function ( array $one ) use ( $row, $now ): void {
				$row( self::resolve( $one, $now ) );
			} );
		} catch ( BadJson $bad ) {
			throw new PlatformFailed( "{$file}: {$bad->getMessage()}" ); // phpcs:ignore WordPress.Security.EscapeOutput -- Ours.
		}
	}

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
			$time = $now - $now % HOUR_IN_SECONDS + $value['hours'] * HOUR_IN_SECONDS;
			return $value['hours'] < 0 ? self::by_day( $time ) : $time;
		}
		if ( ! is_int( $value['days'] ?? null ) || array() !== array_diff( array_keys( $value ), array( 'days', 'time' ) ) ) {
			return null;
		}
		$day  = self::london( $now )->modify( sprintf( '%+d days', $value['days'] ) );
		$time = $value['time'] ?? null;
		if ( null === $time ) {
			return $day->format( 'Y-m-d' );
		}
		return is_string( $time ) && 1 === preg_match( '/^(\d{2}):(\d{2})$/D', $time, $match ) ? $day->setTime( (int) $match[1], (int) $match[2] )->getTimestamp() : null;
	}

	/** The same time, or the last one before it that is not at night. */
	private static function by_day( int $time ): int {
		$moment = self::london( $time );
		$hour   = (int) $moment->format( 'G' );
		return match ( true ) {
			$hour < self::FIRST => $moment->modify( '-1 day' )->setTime( self::LAST, 0 )->getTimestamp(),
			$hour > self::LAST => $moment->setTime( self::LAST, 0 )->getTimestamp(),
			default => $time,
		};
	}

	private static function london( int $time ): DateTimeImmutable {
		return ( new DateTimeImmutable( "@{$time}" ) )->setTimezone( new DateTimeZone( 'Europe/London' ) );
	}
}

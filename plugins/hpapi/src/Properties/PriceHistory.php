<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use DateTimeImmutable;

/**
 * What a property cost, and where it stood, over time.
 */
final class PriceHistory {

	private const KEPT = 100;

	/**
	 * The history with an entry of today, where anything differs from its last one.
	 *
	 * @param array<mixed> $history As stored.
	 * @return list<array{date: string, price: int, status: string}>
	 */
	public static function with( array $history, int $price, string $status ): array {
		/** @var list<array{date: string, price: int, status: string}> $history */
		$history = array_values( $history );
		$last    = $history[ count( $history ) - 1 ] ?? null;
		if ( null !== $last && $last['price'] === $price && $last['status'] === $status ) {
			return $history;
		}
		$history[] = array(
			'date'   => (string) wp_date( 'Y-m-d' ),
			'price'  => $price,
			'status' => $status,
		);
		return array_slice( $history, -self::KEPT );
	}

	/**
	 * The last known price of each day: one that was put right within the day never was one.
	 *
	 * @param array<mixed> $history As stored.
	 * @return array<string, int> Day to whole pounds, the oldest first.
	 */
	public static function by_day( array $history ): array {
		$prices = array();
		foreach ( $history as $entry ) {
			$date  = is_array( $entry ) && is_string( $entry['date'] ?? null ) ? $entry['date'] : '';
			$price = is_array( $entry ) && is_int( $entry['price'] ?? null ) ? $entry['price'] : 0;
			if ( '' !== $date && $price > 0 ) {
				$prices[ $date ] = $price;
			}
		}
		ksort( $prices );
		return $prices;
	}

	/**
	 * When the price was reduced, where that is its last change: the start of that day by the site's clock, in Unix
	 * seconds; else 0.
	 *
	 * @param array<mixed> $history As stored.
	 */
	public static function reduced_at( array $history ): int {
		$day    = '';
		$before = 0;
		foreach ( self::by_day( $history ) as $date => $price ) {
			if ( $before > 0 && $price !== $before ) {
				$day = $price < $before ? (string) $date : '';
			}
			$before = $price;
		}
		return self::start_of( $day );
	}

	/**
	 * When a sale or let was agreed that still is: the start of that day by the site's clock, in Unix seconds; 0 where it
	 * was when the history began, or is not.
	 *
	 * @param array<mixed> $history As stored.
	 */
	public static function agreed_at( array $history ): int {
		$day    = '';
		$before = null;
		foreach ( $history as $entry ) {
			$status = is_array( $entry ) && is_string( $entry['status'] ?? null ) ? Status::tryFrom( $entry['status'] ) : null;
			if ( null === $status ) {
				continue;
			}
			$is_agreed = 'complete' === $status->group();
			if ( ! $is_agreed ) {
				$day = '';
			} elseif ( false === $before && is_string( $entry['date'] ?? null ) ) {
				$day = $entry['date'];
			}
			$before = $is_agreed;
		}
		return self::start_of( $day );
	}

	private static function start_of( string $day ): int {
		$start = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() );
		return false === $start ? 0 : $start->getTimestamp();
	}
}

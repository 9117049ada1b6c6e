<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

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
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

/**
 * Whether a price is so far from the guide that it may be mistyped. The desk asks by the same rule:
 * rules/price.ts, tests/vectors/desk-prices.json.
 */
final class PriceCheck {

	/**
	 * Below half of the guide, or above three times.
	 *
	 * @param int|float $price Pounds, as the others.
	 * @param int       $low   0 for no guide.
	 * @param int       $high  0 where the guide is a single figure.
	 */
	public static function is_unlikely( int|float $price, int $low, int $high ): bool {
		return $low > 0 && ( $price < $low / 2 || $price > max( $low, $high ) * 3 );
	}
}

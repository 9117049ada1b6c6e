<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Auctions\Auctions;

/** Leads from the valuation of a vehicle to the sales of the auction house: neither plugin knows the other. */
final class SellNext {

	/**
	 * @param array{sales: list<array{label: string, url: string, newest_year: int}>, book_url: string} $steps
	 * @return array{sales: list<array{label: string, url: string, newest_year: int}>, book_url: string}
	 */
	public static function sales( array $steps ): array {
		$selling = Plugins::auctions() ? Auctions::selling_vehicles() : null;
		if ( null === $selling ) {
			return $steps;
		}
		// Weekdays are better than nothing where no sale is entered yet that takes any vehicle.
		$any = array_filter( $selling['sales'], static fn ( array $sale ): bool => 0 === $sale['newest_year'] );
		return array(
			'sales'    => array() === $any ? array( ...$steps['sales'], ...$selling['sales'] ) : $selling['sales'],
			'book_url' => $selling['book_url'],
		);
	}
}

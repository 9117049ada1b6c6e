<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Sales\Business;

/**
 * What the ranges of a catalogue's filters offer: pounds, miles, years, per cent. Each step is offered for both bounds.
 */
final class RangeSteps {

	private const PRICES = array(
		Business::PROPERTY => array( 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000 ),
		Business::VEHICLE  => array( 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000 ),
		Business::OTHER    => array( 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000 ),
	);

	private const OTHERS = array(
		'mileage'  => array( 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 125_000, 150_000 ),
		'age'      => array( 1, 2, 3, 4, 5, 7, 10, 15, 20 ),
		'yield'    => array( 4, 5, 6, 7, 8, 9, 10, 12 ),
		'bedrooms' => array( 1, 2, 3, 4, 5, 6 ),
		'seats'    => array( 2, 3, 4, 5, 6, 7, 9 ),
		'keepers'  => array( 0, 1, 2, 3, 4, 5 ),
	);

	/** Ranges whose steps are counted: a key of the index has their columns beside those of the choices (Index\LotTable). */
	private const COUNTED = array( 'price', 'mileage', 'age', 'yield', 'bedrooms' );

	/**
	 * @param string $range e.g. `price`: Bound::range().
	 * @return list<int>
	 */
	public static function of( string $range, Business $business ): array {
		return 'price' === $range ? self::PRICES[ $business->kind ] : self::OTHERS[ $range ];
	}

	public static function are_counted( string $range ): bool {
		return in_array( $range, self::COUNTED, true );
	}
}

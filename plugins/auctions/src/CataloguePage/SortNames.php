<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\Sales\Business;

/**
 * AUC-18: the orders of a catalogue, in words.
 */
final class SortNames {

	/** Orders that only vehicles have. */
	private const OF_VEHICLES = array( 'mileage', 'age' );

	/** @return list<array{value: string, label: string}> */
	public static function of( Business $business ): array {
		$sorts = array_filter( LotFilters::sorts(), static fn ( string $sort ): bool => $business->is_vehicle() || ! in_array( $sort, self::OF_VEHICLES, true ) );
		return array_values( array_map( static fn ( string $sort ): array => array( 'value' => $sort, 'label' => self::label( $sort ) ), $sorts ) );
	}

	private static function label( string $sort ): string {
		return match ( $sort ) {
			'lot-number' => __( 'Lot number', 'hearth-hammer' ),
			'price-asc' => __( 'Lowest price', 'hearth-hammer' ),
			'price-desc' => __( 'Highest price', 'hearth-hammer' ),
			'mileage' => __( 'Lowest mileage', 'hearth-hammer' ),
			'age' => __( 'Newest vehicle', 'hearth-hammer' ),
			'ending' => __( 'Ending soonest', 'hearth-hammer' ),
			'newest' => __( 'Newly added', 'hearth-hammer' ),
			default => ucfirst( str_replace( '-', ' ', $sort ) ),
		};
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Catalogue\Filters\Bound;
use HearthHammer\Auctions\Catalogue\Filters\Choices;
use HearthHammer\Auctions\Catalogue\Filters\Filter;
use HearthHammer\Auctions\Catalogue\Filters\Miles;
use HearthHammer\Auctions\Catalogue\Filters\Near;
use HearthHammer\Auctions\Catalogue\Filters\Words;
use HearthHammer\Auctions\Sales\Business;

/**
 * Every filter of a catalogue, once. The order of the address is that of schemas/parts/lot-filters.json.
 *
 * To add one: an entry there, a row here, a row in Index\LotColumns; the index updates itself.
 */
final class LotFilters {

	/** @return array<string, Filter> By name, in the order of the address. */
	public static function all(): array {
		/** @var array<string, Filter>|null $all */
		static $all = null;
		if ( null === $all ) {
			$rows = array_column( self::rows(), null, 'name' );
			$all  = array();
			foreach ( array_diff( array_keys( Filter::contract() ), array( 'sort' ) ) as $name ) {
				$all[ $name ] = $rows[ $name ];
			}
		}
		return $all;
	}

	/** @return array<string, Filter> Those that lots of a business have. */
	public static function of( Business $business ): array {
		return array_filter( self::all(), static fn ( Filter $one ): bool => '' === $one->kind || $business->kind === $one->kind );
	}

	/**
	 * Those of a business that are set, as the address writes them; a pair the wrong way round is turned.
	 *
	 * @param array<mixed> $raw Unslashed.
	 * @return array<string, string> By name.
	 */
	public static function read( array $raw, Business $business ): array {
		$filters = self::of( $business );
		$values  = array_map( static fn ( Filter $one ): string => $one->read( $raw[ $one->name ] ?? '' ), $filters );
		foreach ( $filters as $name => $filter ) {
			$other = $filter instanceof Bound && $filter->is_least() ? $filter->other() : '';
			if ( isset( $values[ $other ] ) && (float) $values[ $name ] > (float) $values[ $other ] ) {
				[ $values[ $name ], $values[ $other ] ] = array( $values[ $other ], $values[ $name ] );
			}
		}
		// How far means nothing without from where.
		if ( '' === ( $values['postcode'] ?? '' ) ) {
			unset( $values['radius'] );
		}
		return array_filter( $values, static fn ( string $value, string $name ): bool => $filters[ $name ]->default() !== $value, ARRAY_FILTER_USE_BOTH );
	}

	/** @return list<string> The first is the usual one. */
	public static function sorts(): array {
		/** @var list<string> */
		return Filter::contract()['sort']['enum'];
	}

	/** @return list<Filter> */
	private static function rows(): array {
		$vehicle  = Business::VEHICLE;
		$property = Business::PROPERTY;
		return array(
			new Words( 'search' ),
			new Bound( 'minPrice', 'price' ),
			new Bound( 'maxPrice', 'price' ),
			new Choices( 'type', 'property_type', $property ),
			new Bound( 'minBedrooms', 'bedrooms', $property ),
			new Bound( 'maxBedrooms', 'bedrooms', $property ),
			new Choices( 'tenure', 'tenure', $property ),
			new Choices( 'county', 'county', $property ),
			new Choices( 'town', 'town', $property ),
			new Near( 'postcode', $property ),
			new Miles( 'radius', $property ),
			new Choices( 'occupancy', 'occupancy', $property ),
			new Bound( 'minYield', 'gross_yield', $property, 100 ),
			new Choices( 'make', 'make', $vehicle ),
			new Choices( 'model', 'model', $vehicle ),
			new Bound( 'minMileage', 'mileage', $vehicle ),
			new Bound( 'maxMileage', 'mileage', $vehicle ),
			new Bound( 'minAge', 'age', $vehicle ),
			new Bound( 'maxAge', 'age', $vehicle ),
			new Choices( 'fuel', 'fuel', $vehicle ),
			new Choices( 'gearbox', 'gearbox', $vehicle ),
			new Choices( 'body', 'body', $vehicle ),
			new Choices( 'colour', 'colour', $vehicle ),
			new Choices( 'vat', 'vat', $vehicle ),
			new Choices( 'grade', 'grade', $vehicle ),
			new Choices( 'euro', 'euro', $vehicle ),
			new Choices( 'ulez', 'ulez', $vehicle ),
			new Bound( 'minSeats', 'seats', $vehicle ),
			new Bound( 'maxKeepers', 'keepers', $vehicle ),
			new Choices( 'status', 'status' ),
		);
	}
}

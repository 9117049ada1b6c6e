<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Form;

use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Search\Lists\ListHeading;
use HearthHammer\Hpapi\Properties\Numbers;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Properties\Status;

/**
 * What the selects of the search form offer. A value that an address brought and no list has is added to it,
 * so that sending the form again does not lose it.
 */
final readonly class SearchOptions {

	private const SALE_PRICES = array( 50000, 100000, 150000, 200000, 250000, 300000, 350000, 400000, 450000, 500000, 600000, 700000, 800000, 900000, 1000000, 1250000, 1500000, 2000000, 3000000, 5000000 );
	private const RENTS       = array( 400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000 );
	private const BEDS        = array( 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 );
	private const ACRES       = array( 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0 );

	public function __construct( private SearchQuery $query ) {}

	/** @return array<string, list<array{value: string, label: string}>> */
	public function all(): array {
		$is_sale = 1 === $this->query->channel->value;
		return array(
			'property_types' => $this->types(),
			'sale_prices'    => $this->prices( self::SALE_PRICES, $is_sale, '' ),
			'rents'          => $this->prices( self::RENTS, ! $is_sale, ' ' . __( 'pcm', 'hearth-hammer' ) ),
			'beds'           => $this->beds(),
			'acres'          => $this->acres(),
			'radii'          => array_map( static fn ( float $miles ): array => self::option( Numbers::plain( $miles ), Labels::radius( $miles ) ), SearchQuery::RADII ),
			'status_groups'  => array(
				self::option( '', __( 'Any on the market', 'hearth-hammer' ) ),
				...array_map( static fn ( string $group ): array => self::option( $group, Status::group_label( $group ) ), Status::GROUPS ),
			),
			'sorts'          => array_map( static fn ( string $sort ): array => self::option( $sort, ListHeading::sort( $sort ) ), SearchQuery::SORTS ),
		);
	}

	/** @return list<array{value: string, label: string}> Groups, and below each the types that there are. */
	private function types(): array {
		$there  = array_keys( Stock::now()->types() );
		$groups = array();
		foreach ( array_unique( array( ...$there, ...array_filter( array( $this->query->property_type ) ) ) ) as $type ) {
			$group              = PropertyTypes::group( $type );
			$groups[ $group ][] = $type;
		}
		$options = array( self::option( '', __( 'Any type', 'hearth-hammer' ) ) );
		foreach ( array_keys( PropertyTypes::GROUPS ) as $group ) {
			if ( isset( $groups[ $group ] ) ) {
				$types   = array_diff( $groups[ $group ], array( $group ) );
				$options = array( ...$options, self::option( $group, PropertyTypes::plural( $group ) ), ...self::named( $types, '– ' ) );
			}
		}
		return array( ...$options, ...self::named( array_diff( $groups[''] ?? array(), array( 'property' ) ), '' ) );
	}

	/**
	 * @param array<string> $types
	 * @return list<array{value: string, label: string}>
	 */
	private static function named( array $types, string $before ): array {
		$options = array_map( static fn ( string $type ): array => self::option( $type, $before . PropertyTypes::plural( $type ) ), array_values( $types ) );
		usort( $options, static fn ( array $a, array $b ): int => strcmp( $a['label'], $b['label'] ) );
		return $options;
	}

	/**
	 * @param list<int> $prices
	 * @return list<array{value: string, label: string}>
	 */
	private function prices( array $prices, bool $is_current, string $after ): array {
		if ( $is_current ) {
			$prices = array( ...$prices, ...array_diff( array( $this->query->min_price, $this->query->max_price ), array( 0, SearchQuery::MAX_PRICE ) ) );
		}
		return $this->between( '0', __( 'No min', 'hearth-hammer' ), self::sorted( $prices ), static fn ( int|float $price ): string => Numbers::pounds( (int) $price ) . $after, (string) SearchQuery::MAX_PRICE, __( 'No max', 'hearth-hammer' ) );
	}

	/** @return list<array{value: string, label: string}> */
	private function beds(): array {
		$beds = array( ...self::BEDS, ...array_diff( array( $this->query->min_beds, $this->query->max_beds ), array( 0, SearchQuery::MAX_BEDS ) ) );
		return $this->between( '0', __( 'No min', 'hearth-hammer' ), self::sorted( $beds ), static fn ( int|float $number ): string => (string) $number, (string) SearchQuery::MAX_BEDS, __( 'No max', 'hearth-hammer' ) );
	}

	/** @return list<array{value: string, label: string}> */
	private function acres(): array {
		$acres = array( ...self::ACRES, ...array_filter( array( $this->query->min_acres, $this->query->max_acres ), static fn ( float $number ): bool => $number > 0 && $number < SearchQuery::MAX_ACRES ) );
		return $this->between( '0', __( 'No min', 'hearth-hammer' ), self::sorted( $acres ), static fn ( int|float $number ): string => Numbers::plain( (float) $number ), Numbers::plain( SearchQuery::MAX_ACRES ), __( 'No max', 'hearth-hammer' ) );
	}

	/**
	 * @param list<int|float>              $values
	 * @param callable(int|float): string  $label
	 * @return list<array{value: string, label: string}>
	 */
	private function between( string $first, string $first_label, array $values, callable $label, string $last, string $last_label ): array {
		$options = array_map( static fn ( int|float $value ): array => self::option( Numbers::plain( (float) $value ), $label( $value ) ), $values );
		return array( self::option( $first, $first_label ), ...$options, self::option( $last, $last_label ) );
	}

	/**
	 * @param array<int|float> $values
	 * @return list<int|float>
	 */
	private static function sorted( array $values ): array {
		$values = array_values( array_unique( $values ) );
		sort( $values );
		return $values;
	}

	/** @return array{value: string, label: string} */
	private static function option( string $value, string $label ): array {
		return array(
			'value' => $value,
			'label' => $label,
		);
	}
}

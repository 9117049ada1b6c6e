<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use HearthHammer\Auctions\Catalogue\Filters\Miles;
use HearthHammer\Auctions\Catalogue\RangeSteps;
use HearthHammer\Auctions\Sales\Business;

/**
 * Which filters the catalogues of a business have, in their order, with what each offers.
 */
final class FilterForm {

	/**
	 * @param array<string, list<array{value: string, label: string, count: int}>> $facets By filter: its values in this sale.
	 * @param array<string, string>                                                $values What is set, by parameter.
	 */
	public function __construct(
		private readonly array $facets,
		private readonly array $values,
	) {}

	/** @return list<CatalogueFilter> */
	public function filters( Business $business ): array {
		$all = match ( $business->kind ) {
			Business::PROPERTY => $this->property( $business ),
			Business::VEHICLE  => $this->vehicle( $business ),
			default            => $this->other( $business ),
		};
		return array_values( array_filter( $all, $this->helps( ... ) ) );
	}

	/** @return list<CatalogueFilter> */
	private function property( Business $business ): array {
		return array(
			CatalogueFilter::search( __( 'Search', 'hearth-hammer' ), __( 'Street, town or lot number', 'hearth-hammer' ) ),
			$this->several( 'type', __( 'Type', 'hearth-hammer' ), __( 'Any type', 'hearth-hammer' ), true ),
			$this->price( $business ),
			$this->range( 'bedrooms', __( 'Bedrooms', 'hearth-hammer' ), 'minBedrooms', 'maxBedrooms', self::numbers( RangeSteps::of( 'bedrooms', $business ) ), true ),
			$this->one( 'occupancy', __( 'Occupancy', 'hearth-hammer' ), __( 'Vacant or let', 'hearth-hammer' ) ),
			/* translators: %s: per cent */
			$this->range( 'yield', __( 'Gross yield', 'hearth-hammer' ), 'minYield', '', self::numbers( RangeSteps::of( 'yield', $business ), __( '%s%%', 'hearth-hammer' ) ) ),
			$this->several( 'tenure', __( 'Tenure', 'hearth-hammer' ), __( 'Any tenure', 'hearth-hammer' ) ),
			$this->several( 'county', __( 'County', 'hearth-hammer' ), __( 'Any county', 'hearth-hammer' ) ),
			$this->several( 'town', __( 'Town', 'hearth-hammer' ), __( 'Any town', 'hearth-hammer' ) ),
			$this->near(),
			$this->status(),
		);
	}

	/** @return list<CatalogueFilter> */
	private function vehicle( Business $business ): array {
		return array(
			CatalogueFilter::search( __( 'Search', 'hearth-hammer' ), __( 'Make, model, plate or lot', 'hearth-hammer' ) ),
			$this->several( 'make', __( 'Make', 'hearth-hammer' ), __( 'Any make', 'hearth-hammer' ), true ),
			$this->several( 'model', __( 'Model', 'hearth-hammer' ), __( 'Any model', 'hearth-hammer' ), '' !== ( $this->values['make'] ?? '' ) ),
			$this->price( $business ),
			$this->range( 'mileage', __( 'Mileage', 'hearth-hammer' ), 'minMileage', 'maxMileage', self::numbers( RangeSteps::of( 'mileage', $business ) ), true ),
			$this->range( 'age', __( 'Age', 'hearth-hammer' ), 'minAge', 'maxAge', self::years( RangeSteps::of( 'age', $business ) ) ),
			$this->several( 'fuel', __( 'Fuel', 'hearth-hammer' ), __( 'Any fuel', 'hearth-hammer' ) ),
			$this->several( 'gearbox', __( 'Gearbox', 'hearth-hammer' ), __( 'Any gearbox', 'hearth-hammer' ) ),
			$this->several( 'body', __( 'Body', 'hearth-hammer' ), __( 'Any body', 'hearth-hammer' ) ),
			$this->several( 'colour', __( 'Colour', 'hearth-hammer' ), __( 'Any colour', 'hearth-hammer' ) ),
			$this->several( 'vat', __( 'VAT', 'hearth-hammer' ), __( 'Any VAT status', 'hearth-hammer' ) ),
			$this->several( 'grade', __( 'Grade', 'hearth-hammer' ), __( 'Any grade', 'hearth-hammer' ) ),
			$this->several( 'euro', __( 'Euro emissions', 'hearth-hammer' ), __( 'Any standard', 'hearth-hammer' ) ),
			$this->one( 'ulez', __( 'ULEZ', 'hearth-hammer' ), __( 'Any ULEZ status', 'hearth-hammer' ) ),
			$this->range( 'seats', __( 'Seats', 'hearth-hammer' ), 'minSeats', '', self::numbers( RangeSteps::of( 'seats', $business ) ) ),
			$this->range( 'keepers', __( 'Previous keepers', 'hearth-hammer' ), '', 'maxKeepers', self::numbers( RangeSteps::of( 'keepers', $business ) ) ),
			$this->status(),
		);
	}

	/** @return list<CatalogueFilter> */
	private function other( Business $business ): array {
		return array(
			CatalogueFilter::search( __( 'Search', 'hearth-hammer' ), __( 'Keyword or lot number', 'hearth-hammer' ) ),
			$this->price( $business ),
			$this->status(),
		);
	}

	private function status(): CatalogueFilter {
		return $this->several( 'status', __( 'Status', 'hearth-hammer' ), __( 'Any status', 'hearth-hammer' ) );
	}

	private function near(): CatalogueFilter {
		/* translators: %s: number of miles */
		$miles = array_map( static fn ( int $one ): string => sprintf( _n( '%s mile', '%s miles', $one, 'hearth-hammer' ), number_format_i18n( $one ) ), Miles::offered() );
		return CatalogueFilter::near( 'postcode', __( 'Near a postcode', 'hearth-hammer' ), __( 'For example, TN17', 'hearth-hammer' ), 'radius', Miles::usual(), array_combine( Miles::offered(), $miles ), $this->is_set( 'postcode' ) );
	}

	private function price( Business $business ): CatalogueFilter {
		return $this->range( 'price', __( 'Price', 'hearth-hammer' ), 'minPrice', 'maxPrice', self::numbers( RangeSteps::of( 'price', $business ), '£%s' ), true );
	}

	private function several( string $name, string $label, string $any, bool $is_open = false ): CatalogueFilter {
		return CatalogueFilter::several( $name, $label, $any, $this->options( $name ), $is_open || $this->is_set( $name ) );
	}

	private function one( string $name, string $label, string $any ): CatalogueFilter {
		return CatalogueFilter::one( $name, $label, $any, $this->options( $name ), $this->is_set( $name ) );
	}

	/** @return list<array{value: string, label: string, count: int}> */
	private function options( string $name ): array {
		return array_map( static fn ( array $value ): array => array( 'value' => $value['value'], 'label' => $value['label'], 'count' => $value['count'] ), $this->facets[ $name ] ?? array() );
	}

	/** @param array<int, string> $steps */
	private function range( string $name, string $label, string $minimum, string $maximum, array $steps, bool $is_open = false ): CatalogueFilter {
		foreach ( array( $minimum, $maximum ) as $bound ) {
			$value = $this->values[ $bound ] ?? '';
			// A bound between the steps, of an address that somebody wrote, is a step too.
			if ( '' !== $value && ! isset( $steps[ (int) $value ] ) ) {
				$steps[ (int) $value ] = str_replace( number_format_i18n( (int) array_key_first( $steps ) ), number_format_i18n( (int) $value ), $steps[ (int) array_key_first( $steps ) ] ?? '' );
				ksort( $steps );
			}
		}
		return CatalogueFilter::range( $name, $label, $minimum, $maximum, $steps, $is_open || $this->is_set( $minimum ) || $this->is_set( $maximum ), array_map( fn ( string $bound ): array => array_column( $this->facets[ $bound ] ?? array(), 'count', 'value' ), array( $minimum, $maximum ) ) );
	}

	/** A choice that every lot answers alike leaves nothing to choose. */
	private function helps( CatalogueFilter $filter ): bool {
		return ! in_array( $filter->kind, array( 'multiselect', 'radio' ), true ) || count( $filter->options ) > 1 || $this->is_set( $filter->name );
	}

	private function is_set( string $name ): bool {
		return '' !== $name && '' !== ( $this->values[ $name ] ?? '' );
	}

	/**
	 * @param list<int> $numbers
	 * @return array<int, string>
	 */
	private static function numbers( array $numbers, string $format = '%s' ): array {
		return array_combine( $numbers, array_map( static fn ( int $number ): string => sprintf( $format, number_format_i18n( $number ) ), $numbers ) );
	}

	/**
	 * @param list<int> $ages
	 * @return array<int, string>
	 */
	private static function years( array $ages ): array {
		/* translators: %s: number of years */
		return array_combine( $ages, array_map( static fn ( int $age ): string => sprintf( _n( '%s year', '%s years', $age, 'hearth-hammer' ), number_format_i18n( $age ) ), $ages ) );
	}
}

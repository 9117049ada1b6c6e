<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use HearthHammer\Auctions\Catalogue\Filters\Miles;
use HearthHammer\Auctions\Sales\Business;

/**
 * Which filters the catalogues of a business have, in their order, with what each offers.
 */
final class FilterForm {

	/** Steps of ranges: pounds, miles, years, per cent. */
	private const PROPERTY_PRICES = array( 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000 );
	private const VEHICLE_PRICES  = array( 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000 );
	private const OTHER_PRICES    = array( 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000 );
	private const MILEAGES        = array( 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 125_000, 150_000 );
	private const AGES            = array( 1, 2, 3, 4, 5, 7, 10, 15, 20 );
	private const YIELDS          = array( 4, 5, 6, 7, 8, 9, 10, 12 );
	private const BEDROOMS        = array( 1, 2, 3, 4, 5, 6 );
	private const SEATS           = array( 2, 3, 4, 5, 6, 7, 9 );
	private const KEEPERS         = array( 0, 1, 2, 3, 4, 5 );

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
			Business::PROPERTY => $this->property(),
			Business::VEHICLE  => $this->vehicle(),
			default            => $this->other(),
		};
		return array_values( array_filter( $all, $this->helps( ... ) ) );
	}

	/** @return list<CatalogueFilter> */
	private function property(): array {
		return array(
			CatalogueFilter::search( __( 'Search', 'hearth-hammer' ), __( 'Street, town or lot number', 'hearth-hammer' ) ),
			$this->several( 'type', __( 'Type', 'hearth-hammer' ), __( 'Any type', 'hearth-hammer' ), true ),
			$this->price( self::PROPERTY_PRICES ),
			$this->range( 'bedrooms', __( 'Bedrooms', 'hearth-hammer' ), 'minBedrooms', 'maxBedrooms', self::numbers( self::BEDROOMS ), true ),
			$this->one( 'occupancy', __( 'Occupancy', 'hearth-hammer' ), __( 'Vacant or let', 'hearth-hammer' ) ),
			/* translators: %s: per cent */
			$this->range( 'yield', __( 'Gross yield', 'hearth-hammer' ), 'minYield', '', self::numbers( self::YIELDS, __( '%s%%', 'hearth-hammer' ) ) ),
			$this->several( 'tenure', __( 'Tenure', 'hearth-hammer' ), __( 'Any tenure', 'hearth-hammer' ) ),
			$this->several( 'county', __( 'County', 'hearth-hammer' ), __( 'Any county', 'hearth-hammer' ) ),
			$this->several( 'town', __( 'Town', 'hearth-hammer' ), __( 'Any town', 'hearth-hammer' ) ),
			$this->near(),
			$this->status(),
		);
	}

	/** @return list<CatalogueFilter> */
	private function vehicle(): array {
		return array(
			CatalogueFilter::search( __( 'Search', 'hearth-hammer' ), __( 'Make, model, plate or lot', 'hearth-hammer' ) ),
			$this->several( 'make', __( 'Make', 'hearth-hammer' ), __( 'Any make', 'hearth-hammer' ), true ),
			$this->several( 'model', __( 'Model', 'hearth-hammer' ), __( 'Any model', 'hearth-hammer' ), '' !== ( $this->values['make'] ?? '' ) ),
			$this->price( self::VEHICLE_PRICES ),
			$this->range( 'mileage', __( 'Mileage', 'hearth-hammer' ), 'minMileage', 'maxMileage', self::numbers( self::MILEAGES ), true ),
			$this->range( 'age', __( 'Age', 'hearth-hammer' ), 'minAge', 'maxAge', self::years() ),
			$this->several( 'fuel', __( 'Fuel', 'hearth-hammer' ), __( 'Any fuel', 'hearth-hammer' ) ),
			$this->several( 'gearbox', __( 'Gearbox', 'hearth-hammer' ), __( 'Any gearbox', 'hearth-hammer' ) ),
			$this->several( 'body', __( 'Body', 'hearth-hammer' ), __( 'Any body', 'hearth-hammer' ) ),
			$this->several( 'colour', __( 'Colour', 'hearth-hammer' ), __( 'Any colour', 'hearth-hammer' ) ),
			$this->several( 'vat', __( 'VAT', 'hearth-hammer' ), __( 'Any VAT status', 'hearth-hammer' ) ),
			$this->several( 'grade', __( 'Grade', 'hearth-hammer' ), __( 'Any grade', 'hearth-hammer' ) ),
			$this->several( 'euro', __( 'Euro emissions', 'hearth-hammer' ), __( 'Any standard', 'hearth-hammer' ) ),
			$this->one( 'ulez', __( 'ULEZ', 'hearth-hammer' ), __( 'Any ULEZ status', 'hearth-hammer' ) ),
			$this->range( 'seats', __( 'Seats', 'hearth-hammer' ), 'minSeats', '', self::numbers( self::SEATS ) ),
			$this->range( 'keepers', __( 'Previous keepers', 'hearth-hammer' ), '', 'maxKeepers', self::numbers( self::KEEPERS ) ),
			$this->status(),
		);
	}

	/** @return list<CatalogueFilter> */
	private function other(): array {
		return array(
			CatalogueFilter::search( __( 'Search', 'hearth-hammer' ), __( 'Keyword or lot number', 'hearth-hammer' ) ),
			$this->price( self::OTHER_PRICES ),
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

	/** @param list<int> $prices */
	private function price( array $prices ): CatalogueFilter {
		return $this->range( 'price', __( 'Price', 'hearth-hammer' ), 'minPrice', 'maxPrice', self::numbers( $prices, '£%s' ), true );
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
		return CatalogueFilter::range( $name, $label, $minimum, $maximum, $steps, $is_open || $this->is_set( $minimum ) || $this->is_set( $maximum ) );
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

	/** @return array<int, string> */
	private static function years(): array {
		/* translators: %s: number of years */
		return array_combine( self::AGES, array_map( static fn ( int $age ): string => sprintf( _n( '%s year', '%s years', $age, 'hearth-hammer' ), number_format_i18n( $age ) ), self::AGES ) );
	}
}

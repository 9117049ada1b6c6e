<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use Closure;
use HearthHammer\Auctions\Index\LotColumns;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Filter\Bound;
use HearthHammer\Core\Filter\Choice;
use HearthHammer\Core\Filter\Choices;
use HearthHammer\Core\Filter\Filter;
use HearthHammer\Core\Filter\Filters;
use HearthHammer\Core\Filter\Text;
use HearthHammer\Core\Money\Amount;

/**
 * Every filter of a catalogue, one row each, in the order of the form. How to add one: docs/auctions.md, 'Adding a filter'.
 *
 * `place` is open, closed, or the filter with which it opens. A kind of business has the filters without `only` and its own.
 */
final class LotFilters {

	/** In an address. A new filter comes after them. */
	private const ORDER = array( 'search', 'minPrice', 'maxPrice', 'type', 'minBedrooms', 'maxBedrooms', 'tenure', 'county', 'town', 'postcode', 'radius', 'occupancy', 'minYield', 'make', 'model', 'minMileage', 'maxMileage', 'minAge', 'maxAge', 'fuel', 'gearbox', 'body', 'colour', 'vat', 'grade', 'euro', 'ulez', 'minSeats', 'maxKeepers', 'status' );

	private const SORTS = array( 'lot-number', 'price-asc', 'price-desc', 'mileage', 'age', 'ending', 'newest' );

	private const PRICES = array(
		Business::PROPERTY => array( 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000 ),
		Business::VEHICLE  => array( 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000 ),
		Business::OTHER    => array( 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000 ),
	);

	private const MILES   = array( 1, 3, 5, 10, 20, 40 );
	private const MILEAGE = array( 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 125_000, 150_000 );

	private static ?Filters $all = null;

	public static function all(): Filters {
		return self::$all ??= new Filters( self::rows(), self::ORDER );
	}

	/** @return array<string, Filter> Those of a business, in the order of the address. */
	public static function of( Business $business ): array {
		return self::all()->of( $business->kind );
	}

	/**
	 * Those of a business that are set, as the address writes them.
	 *
	 * @param array<mixed> $raw Unslashed.
	 * @return array<string, string> By name.
	 */
	public static function read( array $raw, Business $business ): array {
		$set = self::all()->read( $raw, $business->kind );
		// A distance needs a place.
		return isset( $set['postcode'] ) ? $set : array_diff_key( $set, array( 'radius' => 1 ) );
	}

	/** @return list<string> The first is the usual one. */
	public static function sorts(): array {
		return self::SORTS;
	}

	/** @return array<string, array<string, mixed>> The properties of schemas/parts/lot-filters.json, which LotFiltersTest writes. */
	public static function contract(): array {
		return array_map( static fn ( Filter $one ): array => $one->entry(), array( ...self::all()->all, 'sort' => new Choice( 'sort', self::SORTS ) ) );
	}

	/** @return list<Filter> */
	private static function rows(): array {
		$property = Business::PROPERTY;
		$vehicle  = Business::VEHICLE;
		$number   = static fn ( float $number ): string => number_format_i18n( $number );
		return array(
			new Text( 'search', 100, static fn ( mixed $raw ) => TypedFilters::read_words( $raw, 100 ), static fn ( string $words ) => TypedFilters::having( $words ), static fn () => __( 'Search', 'hearth-hammer' ), example: self::example( ... ), place: 'open', note: 'Words of its number, title, make, model, plate, address or postcode: each begins one.' ),
			new Choices( 'type', 'property_type', static fn () => __( 'Type', 'hearth-hammer' ), static fn () => __( 'Any type', 'hearth-hammer' ), 'open', $property, note: 'Slugs of types of property.' ),
			new Choices( 'make', 'make', static fn () => __( 'Make', 'hearth-hammer' ), static fn () => __( 'Any make', 'hearth-hammer' ), 'open', $vehicle, note: 'Slugs.' ),
			new Choices( 'model', 'model', static fn () => __( 'Model', 'hearth-hammer' ), static fn () => __( 'Any model', 'hearth-hammer' ), 'make', $vehicle, note: 'Slugs.' ),
			...self::range( array( 'minPrice', 'maxPrice' ), 'price', 99999999, static fn () => __( 'Price', 'hearth-hammer' ), static fn ( float $pounds ) => '£' . number_format_i18n( $pounds ), self::PRICES, 'open', '', 'Whole pounds: the hammer price, before it the lower guide.' ),
			...self::range( array( 'minBedrooms', 'maxBedrooms' ), 'bedrooms', 99, static fn () => __( 'Bedrooms', 'hearth-hammer' ), $number, array( 1, 2, 3, 4, 5, 6 ), 'open', $property ),
			new Choices( 'occupancy', 'occupancy', static fn () => __( 'Occupancy', 'hearth-hammer' ), static fn () => __( 'Vacant or let', 'hearth-hammer' ), 'closed', $property, is_one: true, note: 'vacant, let, part_let.' ),
			/* translators: %s: per cent */
			new Bound( 'minYield', 'gross_yield', 100, static fn () => __( 'Gross yield', 'hearth-hammer' ), static fn ( float $percent ) => sprintf( __( '%s%%', 'hearth-hammer' ), Amount::plain( $percent ) ), steps: array( 4, 5, 6, 7, 8, 9, 10, 12 ), place: 'closed', only: $property, note: 'Gross yield, per cent.', has_decimals: true, times: 100, unknown: LotColumns::UNKNOWN, is_counted: true ),
			new Choices( 'tenure', 'tenure', static fn () => __( 'Tenure', 'hearth-hammer' ), static fn () => __( 'Any tenure', 'hearth-hammer' ), 'closed', $property ),
			new Choices( 'county', 'county', static fn () => __( 'County', 'hearth-hammer' ), static fn () => __( 'Any county', 'hearth-hammer' ), 'closed', $property, note: 'Slugs.' ),
			new Choices( 'town', 'town', static fn () => __( 'Town', 'hearth-hammer' ), static fn () => __( 'Any town', 'hearth-hammer' ), 'closed', $property, note: 'Slugs.' ),
			new Text( 'postcode', 10, static fn ( mixed $raw ) => TypedFilters::read_postcode( $raw ), static fn ( string $postcode, array $set ) => TypedFilters::near( $postcode, (float) ( $set['radius'] ?? self::all()->all['radius']->default() ) ), static fn () => __( 'Near a postcode', 'hearth-hammer' ), example: static fn () => __( 'For example, TN17', 'hearth-hammer' ), place: 'closed', only: $property, note: 'A postcode, sector or outward code that lots are near.' ),
			/* translators: %s: number of miles */
			new Choice( 'radius', self::MILES, shown: static fn ( string $miles ) => sprintf( _n( '%s mile', '%s miles', (int) $miles, 'hearth-hammer' ), number_format_i18n( (int) $miles ) ), default: 10, only: $property, note: 'Miles around the postcode.' ),
			...self::range( array( 'minMileage', 'maxMileage' ), 'mileage', 2000000, static fn () => __( 'Mileage', 'hearth-hammer' ), $number, self::MILEAGE, 'open', $vehicle, 'Miles. A lot whose mileage is not known is found by neither.' ),
			/* translators: %s: number of years */
			...self::range( array( 'minAge', 'maxAge' ), 'age', 150, static fn () => __( 'Age', 'hearth-hammer' ), static fn ( float $age ) => sprintf( _n( '%s year', '%s years', (int) $age, 'hearth-hammer' ), number_format_i18n( $age ) ), array( 1, 2, 3, 4, 5, 7, 10, 15, 20 ), 'closed', $vehicle, 'Whole years from its first registration to the sale.' ),
			new Choices( 'fuel', 'fuel', static fn () => __( 'Fuel', 'hearth-hammer' ), static fn () => __( 'Any fuel', 'hearth-hammer' ), 'closed', $vehicle ),
			new Choices( 'gearbox', 'gearbox', static fn () => __( 'Gearbox', 'hearth-hammer' ), static fn () => __( 'Any gearbox', 'hearth-hammer' ), 'closed', $vehicle ),
			new Choices( 'body', 'body', static fn () => __( 'Body', 'hearth-hammer' ), static fn () => __( 'Any body', 'hearth-hammer' ), 'closed', $vehicle, note: 'Slugs.' ),
			new Choices( 'colour', 'colour', static fn () => __( 'Colour', 'hearth-hammer' ), static fn () => __( 'Any colour', 'hearth-hammer' ), 'closed', $vehicle, note: 'Slugs.' ),
			new Choices( 'vat', 'vat', static fn () => __( 'VAT', 'hearth-hammer' ), static fn () => __( 'Any VAT status', 'hearth-hammer' ), 'closed', $vehicle, note: 'margin, plus_vat, no_vat.' ),
			new Choices( 'grade', 'grade', static fn () => __( 'Grade', 'hearth-hammer' ), static fn () => __( 'Any grade', 'hearth-hammer' ), 'closed', $vehicle, note: '1 to 5, U.' ),
			new Choices( 'euro', 'euro', static fn () => __( 'Euro emissions', 'hearth-hammer' ), static fn () => __( 'Any standard', 'hearth-hammer' ), 'closed', $vehicle, note: 'Numbers of the Euro emission standard.' ),
			new Choices( 'ulez', 'ulez', static fn () => __( 'ULEZ', 'hearth-hammer' ), static fn () => __( 'Any ULEZ status', 'hearth-hammer' ), 'closed', $vehicle, is_one: true, note: 'yes, no.' ),
			// A key of the index has no room to count these two (Index\LotTable).
			...self::range( array( 'minSeats' ), 'seats', 99, static fn () => __( 'Seats', 'hearth-hammer' ), $number, array( 2, 3, 4, 5, 6, 7, 9 ), 'closed', $vehicle, is_counted: false ),
			...self::range( array( 'maxKeepers' ), 'keepers', 99, static fn () => __( 'Previous keepers', 'hearth-hammer' ), $number, array( 0, 1, 2, 3, 4, 5 ), 'closed', $vehicle, 'Former keepers.', false ),
			new Choices( 'status', 'status', static fn () => __( 'Status', 'hearth-hammer' ), static fn () => __( 'Any status', 'hearth-hammer' ), 'closed', note: 'available, sold, …' ),
		);
	}

	/**
	 * The bounds of a number, which are one field.
	 *
	 * @param non-empty-list<string>                $names
	 * @param Closure(): string                     $label
	 * @param Closure(float): string                $shown
	 * @param list<int>|array<string, list<int>>    $steps
	 * @return list<Bound>
	 */
	private static function range( array $names, string $column, int $most, Closure $label, Closure $shown, array $steps, string $place, string $only, string $note = '', bool $is_counted = true ): array {
		return array_map( static fn ( string $name ): Bound => new Bound( $name, $column, $most, $label, $shown, steps: $steps, place: $place, only: $only, note: $name === $names[0] ? $note : '', unknown: LotColumns::UNKNOWN, is_counted: $is_counted ), $names );
	}

	private static function example( string $kind ): string {
		return match ( $kind ) {
			Business::PROPERTY => __( 'Street, town or lot number', 'hearth-hammer' ),
			Business::VEHICLE  => __( 'Make, model, plate or lot', 'hearth-hammer' ),
			default            => __( 'Keyword or lot number', 'hearth-hammer' ),
		};
	}
}

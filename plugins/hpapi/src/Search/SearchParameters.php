<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Money\Numbers;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\Status;
use HearthHammer\Hpapi\Search\Lists\ListHeading;
use HearthHammer\Hpapi\Search\Parameters\Available;
use HearthHammer\Hpapi\Search\Parameters\BoundParameter;
use HearthHammer\Hpapi\Search\Parameters\Choice;
use HearthHammer\Hpapi\Search\Parameters\DayParameter;
use HearthHammer\Hpapi\Search\Parameters\FieldPlace;
use HearthHammer\Hpapi\Search\Parameters\Flag;
use HearthHammer\Hpapi\Search\Parameters\Keyword;
use HearthHammer\Hpapi\Search\Parameters\Parameter;
use HearthHammer\Hpapi\Search\Parameters\Radius;
use HearthHammer\Hpapi\Search\Parameters\SearchField;
use HearthHammer\Hpapi\Search\Parameters\Since;
use HearthHammer\Hpapi\Search\Parameters\StoredChoice;
use HearthHammer\Hpapi\Search\Parameters\Text;
use HearthHammer\Hpapi\Search\Parameters\TypeOfProperty;

/**
 * Every parameter of a search, once. How to add one: docs/search.md, 'A search filter'.
 *
 * The order of the address is that of schemas/parts/search.json; the order of the form is the same.
 */
final class SearchParameters {

	public const VIEWS = array( 'grid', 'list', 'map' );

	/** In a list's path, and no field of its form. */
	private const OF_PATH = array( 'station', 'near_rail' );

	private const SALE_PRICES = array( 50000, 100000, 150000, 200000, 250000, 300000, 350000, 400000, 450000, 500000, 600000, 700000, 800000, 900000, 1000000, 1250000, 1500000, 2000000, 3000000, 5000000 );
	private const RENTS       = array( 400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000 );
	private const BEDS        = array( 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 );
	private const ACRES       = array( 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0 );

	/** @return array<string, Parameter> By name, in the order of the address. */
	public static function all(): array {
		/** @var array<string, Parameter>|null $all */
		static $all = null;
		return $all ??= array_column( self::definitions(), null, 'name' );
	}

	/** @return list<string> The names in an address's query, in order; the channel is in its path. */
	public static function names(): array {
		return array_values( array_diff( array_keys( self::all() ), array( 'trans_type' ) ) );
	}

	/**
	 * Each as the address writes it; whatever is unfit counts as its default, a pair the wrong way round is turned,
	 * and what is asked of lettings alone is not asked of sales.
	 *
	 * @param array<mixed> $raw Unslashed.
	 * @return array<string, string> By name.
	 */
	public static function read( array $raw ): array {
		$values = array_map( static fn ( Parameter $one ): string => $one->read( $raw[ $one->name ] ?? '' ), self::all() );
		if ( (string) Channel::Lettings->value !== $values['trans_type'] ) {
			$lettings = array_filter( self::all(), static fn ( Parameter $one ): bool => $one->is_of_lettings() );
			$values   = array( ...$values, ...array_map( static fn ( Parameter $one ): string => $one->default(), $lettings ) );
		}
		foreach ( array_keys( $values ) as $min ) {
			$max = 'max_' . substr( $min, 4 );
			if ( str_starts_with( $min, 'min_' ) && isset( $values[ $max ] ) && (float) $values[ $min ] > (float) $values[ $max ] ) {
				[ $values[ $min ], $values[ $max ] ] = array( $values[ $max ], $values[ $min ] );
			}
		}
		return $values;
	}

	/** @return array<string, string> By name, in the order of the address. */
	public static function defaults(): array {
		return array_map( static fn ( Parameter $one ): string => $one->default(), self::all() );
	}

	/** A filter that is set in words, for its chip. */
	public static function words( string $name, string $value, SearchQuery $query ): string {
		return self::all()[ $name ]->words( $value, $query->channel );
	}

	/** @return list<SearchField> The form's, in its order. */
	public static function fields( SearchQuery $query ): array {
		$values = $query->fields();
		return array_values( array_filter( array_map( static fn ( Parameter $one ): ?SearchField => $one->field( $values, $query->channel ), self::all() ) ) );
	}

	/** @return list<Parameter> */
	private static function definitions(): array {
		$rows    = array_column( self::rows(), null, 'name' );
		$ordered = array_map( static fn ( string $name ): Parameter => $rows[ $name ], array_diff( array_keys( Parameter::contract() ), self::OF_PATH ) );
		// How a page shows a list; REST has no use for it.
		return array( ...array_values( $ordered ), new Choice( 'view', choices: self::VIEWS ) );
	}

	/** @return list<Parameter> One row for each parameter of the contract. */
	private static function rows(): array {
		$number = static fn ( float $number ): string => Numbers::plain( $number );
		return array(
			new Text( 'location', SearchInput::location( ... ) ),
			/* translators: %s: a price */
			new BoundParameter( 'min_price', 'amount', FieldPlace::Main, static fn () => __( 'Min price', 'hearth-hammer' ), static fn ( float $pounds, Channel $channel ) => sprintf( __( 'From %s', 'hearth-hammer' ), self::money( $pounds, $channel ) ), self::money( ... ), self::SALE_PRICES, self::RENTS, PropertyTable::NO_AMOUNT ),
			/* translators: %s: a price */
			new BoundParameter( 'max_price', 'amount', FieldPlace::Main, static fn () => __( 'Max price', 'hearth-hammer' ), static fn ( float $pounds, Channel $channel ) => sprintf( __( 'Up to %s', 'hearth-hammer' ), self::money( $pounds, $channel ) ), self::money( ... ), self::SALE_PRICES, self::RENTS ),
			/* translators: %d: number of bedrooms */
			new BoundParameter( 'min_beds', 'bedrooms', FieldPlace::Main, static fn () => __( 'Min beds', 'hearth-hammer' ), static fn ( float $beds ) => sprintf( _n( 'At least %d bedroom', 'At least %d bedrooms', (int) $beds, 'hearth-hammer' ), (int) $beds ), $number, self::BEDS ),
			/* translators: %d: number of bedrooms */
			new BoundParameter( 'max_beds', 'bedrooms', FieldPlace::Main, static fn () => __( 'Max beds', 'hearth-hammer' ), static fn ( float $beds ) => sprintf( _n( 'Up to %d bedroom', 'Up to %d bedrooms', (int) $beds, 'hearth-hammer' ), (int) $beds ), $number, self::BEDS ),
			new TypeOfProperty( 'property_type' ),
			new Radius( 'radius' ),
			/* translators: %s: number of acres */
			new BoundParameter( 'min_acres', 'acres', FieldPlace::More, static fn () => __( 'Min acres', 'hearth-hammer' ), static fn ( float $acres ) => sprintf( 1.0 === $acres ? __( 'At least %s acre', 'hearth-hammer' ) : __( 'At least %s acres', 'hearth-hammer' ), Numbers::plain( $acres ) ), $number, self::ACRES ),
			/* translators: %s: number of acres */
			new BoundParameter( 'max_acres', 'acres', FieldPlace::More, static fn () => __( 'Max acres', 'hearth-hammer' ), static fn ( float $acres ) => sprintf( 1.0 === $acres ? __( 'Up to %s acre', 'hearth-hammer' ) : __( 'Up to %s acres', 'hearth-hammer' ), Numbers::plain( $acres ) ), $number, self::ACRES ),
			// Which rows are looked at at all: Conditions::scope().
			new Choice( 'status_group', static fn () => __( 'Status', 'hearth-hammer' ), static fn ( string $group ) => '' === $group ? __( 'Any on the market', 'hearth-hammer' ) : Status::group_label( $group ), Status::group_label( ... ) ),
			new Flag( 'age', 'new_home', static fn () => __( 'New homes only', 'hearth-hammer' ), on: 'new' ),
			new Flag( 'include_complete', '', static fn () => __( 'Include sold or let', 'hearth-hammer' ), static fn () => __( 'Sold and let included', 'hearth-hammer' ) ),
			new Flag( 'garden', 'garden', static fn () => __( 'Garden', 'hearth-hammer' ) ),
			new Flag( 'parking', 'parking', static fn () => __( 'Parking', 'hearth-hammer' ) ),
			/* translators: %d: number of bathrooms */
			new BoundParameter( 'min_bathrooms', 'bathrooms', FieldPlace::More, static fn () => __( 'Min bathrooms', 'hearth-hammer' ), static fn ( float $baths ) => sprintf( _n( 'At least %d bathroom', 'At least %d bathrooms', (int) $baths, 'hearth-hammer' ), (int) $baths ), $number, array( 1, 2, 3, 4, 5 ) ),
			new Keyword( 'keyword', static fn () => __( 'Keyword', 'hearth-hammer' ) ),
			new Since( 'added', 'listed_at', static fn () => __( 'Added to the site', 'hearth-hammer' ), self::days( ... ), self::days_chip( ... ) ),
			new Flag( 'reduced', 'reduced_at', static fn () => __( 'Reduced only', 'hearth-hammer' ), is: '> 0' ),
			new StoredChoice( 'let_type', 'let_type', static fn () => __( 'Let type', 'hearth-hammer' ), static fn ( string $type ) => '' === $type ? __( 'Any', 'hearth-hammer' ) : Labels::let_type( $type ), self::let_chip( ... ) ),
			new StoredChoice( 'furnished', 'furnished', static fn () => __( 'Furnished', 'hearth-hammer' ), static fn ( string $code ) => '' === $code ? __( 'Any', 'hearth-hammer' ) : Labels::furnished( $code ), Labels::furnished( ... ), array_fill_keys( array( 'furnished', 'unfurnished' ), 'either' ) ),
			new Available( 'available', 'available_from', static fn () => __( 'Available', 'hearth-hammer' ), self::available( ... ), static fn ( string $when ) => 'now' === $when ? __( 'Available now', 'hearth-hammer' ) : __( 'Available within a month', 'hearth-hammer' ) ),
			/* translators: %s: a day, e.g. 31 January 2027 */
			new DayParameter( 'available_by', 'available_from', static fn () => __( 'Available by', 'hearth-hammer' ), static fn ( string $day ) => sprintf( __( 'Available by %s', 'hearth-hammer' ), $day ) ),
			new Flag( 'pets', 'pets', static fn () => __( 'Pets considered', 'hearth-hammer' ) ),
			new Choice( 'trans_type' ),
			new Choice( 'sort_by', static fn () => __( 'Sort by', 'hearth-hammer' ), ListHeading::sort( ... ) ),
			new Text( 'polygon', SearchInput::plain( ... ), static fn () => __( 'Drawn area', 'hearth-hammer' ) ),
			new Text( 'bounds', SearchInput::plain( ... ), static fn () => __( 'Map area', 'hearth-hammer' ) ),
		);
	}

	private static function let_chip( string $type ): string {
		return match ( $type ) {
			'long_term' => __( 'Long-term let', 'hearth-hammer' ),
			'short_term' => __( 'Short-term let', 'hearth-hammer' ),
			'student' => __( 'Student let', 'hearth-hammer' ),
			default => __( 'Commercial let', 'hearth-hammer' ),
		};
	}

	private static function available( string $when ): string {
		return match ( $when ) {
			'' => __( 'Any time', 'hearth-hammer' ),
			'now' => __( 'Now', 'hearth-hammer' ),
			default => __( 'Within a month', 'hearth-hammer' ),
		};
	}

	private static function days( string $days ): string {
		return match ( $days ) {
			'' => __( 'Any time', 'hearth-hammer' ),
			'1' => __( 'Last 24 hours', 'hearth-hammer' ),
			/* translators: %s: a number greater than one */
			default => sprintf( __( 'Last %s days', 'hearth-hammer' ), $days ),
		};
	}

	private static function days_chip( string $days ): string {
		/* translators: %s: a number greater than one */
		return '1' === $days ? __( 'Added in the last 24 hours', 'hearth-hammer' ) : sprintf( __( 'Added in the last %s days', 'hearth-hammer' ), $days );
	}

	/** e.g. £250,000 or £1,250 pcm. */
	private static function money( float $pounds, Channel $channel ): string {
		$text = Amount::pounds( (int) $pounds );
		return Channel::Sales === $channel ? $text : $text . ' ' . __( 'pcm', 'hearth-hammer' );
	}
}

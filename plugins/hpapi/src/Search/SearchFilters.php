<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Filter\Bound;
use HearthHammer\Core\Filter\Choice;
use HearthHammer\Core\Filter\Filter;
use HearthHammer\Core\Filter\FilterInput;
use HearthHammer\Core\Filter\Filters;
use HearthHammer\Core\Filter\Flag;
use HearthHammer\Core\Filter\LatestDate;
use HearthHammer\Core\Filter\Since;
use HearthHammer\Core\Filter\Text;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\Status;
use HearthHammer\Hpapi\Search\Filters\Available;
use HearthHammer\Hpapi\Search\Filters\Keyword;
use HearthHammer\Hpapi\Search\Filters\TypeOfProperty;
use HearthHammer\Hpapi\Search\Form\SearchField;
use HearthHammer\Hpapi\Search\Lists\ListHeading;

/**
 * Every filter of the property search, one row each, in the order of the address and the form. How to add one:
 * docs/search.md, 'Adding a filter'.
 *
 * `place` is main, beside the location, or more, behind 'More filters'.
 */
final class SearchFilters {

	/** Read with the address, and no field of the form. */
	private const OF_PATH = array( 'station', 'near_rail' );

	private const SALE_PRICES = array( 50000, 100000, 150000, 200000, 250000, 300000, 350000, 400000, 450000, 500000, 600000, 700000, 800000, 900000, 1000000, 1250000, 1500000, 2000000, 3000000, 5000000 );
	private const RENTS       = array( 400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000 );
	private const BEDS        = array( 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 );
	private const ACRES       = array( 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0 );

	/** No bound. */
	private const MOST_POUNDS = 99999999;
	private const MOST_BEDS   = 999;
	private const MOST_ACRES  = 999999;

	/** Only of property to rent. Of what is for sale they have their defaults. */
	private const LETTINGS = Channel::Lettings->name;

	private static ?Filters $all = null;

	public static function all(): Filters {
		return self::$all ??= new Filters( array_values( array_filter( self::rows(), static fn ( Filter $one ): bool => ! in_array( $one->name, self::OF_PATH, true ) ) ) );
	}

	/** @return list<string> The names in an address's query, in order; the channel is in its path. */
	public static function names(): array {
		return array_values( array_diff( array_keys( self::all()->all ), array( 'trans_type' ) ) );
	}

	/**
	 * Those that are set, as the address writes them.
	 *
	 * @param array<mixed> $raw Unslashed.
	 * @return array<string, string> By name.
	 */
	public static function read( array $raw ): array {
		$channel = Channel::from( (int) self::all()->all['trans_type']->read( $raw['trans_type'] ?? '' ) );
		return self::all()->read( $raw, $channel->name );
	}

	/** A filter that is set in words, for its chip. */
	public static function chip( string $name, string $value, SearchQuery $query ): string {
		return self::all()->all[ $name ]->chip( $value, $query->channel->name );
	}

	/** @return list<SearchField> The form's, in its order. */
	public static function fields( SearchQuery $query ): array {
		$values = $query->fields();
		$shown  = array_filter( self::all()->all, static fn ( Filter $one ): bool => '' !== $one->place );
		return array_values( array_map( static fn ( Filter $one ): SearchField => SearchField::of( $one, $values, $query->channel ), $shown ) );
	}

	/** @return array<string, array<string, mixed>> The properties of schemas/parts/search.json, which SearchFiltersTest writes. */
	public static function contract(): array {
		// How a page shows a list; REST has no use for it.
		$rows = array_filter( array_column( self::rows(), null, 'name' ), static fn ( Filter $one ): bool => 'view' !== $one->name );
		return array_map( static fn ( Filter $one ): array => $one->entry( self::LETTINGS === $one->only ? array( 'lettings' => true ) : array() ), $rows );
	}

	/** @return list<Filter> */
	private static function rows(): array {
		$number = static fn ( float $number ): string => Amount::plain( $number );
		return array(
			new Text( 'location', 620, static fn ( mixed $raw ) => SearchInput::location( $raw ), note: 'A parish name or slug, a town, or a postcode, outward code or sector; several with semicolons between them.' ),
			/* translators: %s: a price */
			new Bound( 'min_price', 'amount', self::MOST_POUNDS, static fn () => __( 'Min price', 'hearth-hammer' ), self::money( ... ), static fn ( float $pounds, string $channel ) => sprintf( __( 'From %s', 'hearth-hammer' ), self::money( $pounds, $channel ) ), self::prices(), 'main', note: 'Whole pounds; of lettings pounds per calendar month.', unknown: PropertyTable::NO_AMOUNT ),
			/* translators: %s: a price */
			new Bound( 'max_price', 'amount', self::MOST_POUNDS, static fn () => __( 'Max price', 'hearth-hammer' ), self::money( ... ), static fn ( float $pounds, string $channel ) => sprintf( __( 'Up to %s', 'hearth-hammer' ), self::money( $pounds, $channel ) ), self::prices(), 'main' ),
			/* translators: %d: number of bedrooms */
			new Bound( 'min_beds', 'bedrooms', self::MOST_BEDS, static fn () => __( 'Min beds', 'hearth-hammer' ), $number, static fn ( float $beds ) => sprintf( _n( 'At least %d bedroom', 'At least %d bedrooms', (int) $beds, 'hearth-hammer' ), (int) $beds ), self::BEDS, 'main' ),
			/* translators: %d: number of bedrooms */
			new Bound( 'max_beds', 'bedrooms', self::MOST_BEDS, static fn () => __( 'Max beds', 'hearth-hammer' ), $number, static fn ( float $beds ) => sprintf( _n( 'Up to %d bedroom', 'Up to %d bedrooms', (int) $beds, 'hearth-hammer' ), (int) $beds ), self::BEDS, 'main' ),
			new TypeOfProperty( 'property_type', static fn () => __( 'Property type', 'hearth-hammer' ), 'main', note: 'Slug.' ),
			/* translators: %s: a distance, e.g. 3 miles */
			new Choice( 'radius', SearchQuery::RADII, static fn () => __( 'Search radius', 'hearth-hammer' ), static fn ( string $miles ) => Labels::radius( (float) $miles ), static fn ( string $miles ) => sprintf( __( 'Within %s', 'hearth-hammer' ), Labels::radius( (float) $miles ) ), rounds_up: true, place: 'more', note: 'Miles; a value between two of them counts as the larger.' ),
			/* translators: %s: number of acres */
			new Bound( 'min_acres', 'acres', self::MOST_ACRES, static fn () => __( 'Min acres', 'hearth-hammer' ), $number, static fn ( float $acres ) => sprintf( 1.0 === $acres ? __( 'At least %s acre', 'hearth-hammer' ) : __( 'At least %s acres', 'hearth-hammer' ), Amount::plain( $acres ) ), self::ACRES, 'more', has_decimals: true ),
			/* translators: %s: number of acres */
			new Bound( 'max_acres', 'acres', self::MOST_ACRES, static fn () => __( 'Max acres', 'hearth-hammer' ), $number, static fn ( float $acres ) => sprintf( 1.0 === $acres ? __( 'Up to %s acre', 'hearth-hammer' ) : __( 'Up to %s acres', 'hearth-hammer' ), Amount::plain( $acres ) ), self::ACRES, 'more', has_decimals: true ),
			// This and `include_complete` say which rows are searched at all: Conditions::scope().
			new Choice( 'status_group', array( '', ...Status::GROUPS ), static fn () => __( 'Status', 'hearth-hammer' ), static fn ( string $group ) => '' === $group ? __( 'Any on the market', 'hearth-hammer' ) : Status::group_label( $group ), Status::group_label( ... ), place: 'more' ),
			new Flag( 'age', 'new_home', static fn () => __( 'New homes only', 'hearth-hammer' ), on: 'new', place: 'more' ),
			new Flag( 'include_complete', '', static fn () => __( 'Include sold or let', 'hearth-hammer' ), static fn () => __( 'Sold and let included', 'hearth-hammer' ), place: 'more', note: '1 adds what is sold, let or agreed.' ),
			new Flag( 'garden', 'garden', static fn () => __( 'Garden', 'hearth-hammer' ), place: 'more', note: '1: only property with a garden of its own.' ),
			new Flag( 'parking', 'parking', static fn () => __( 'Parking', 'hearth-hammer' ), place: 'more', note: '1: only property with parking of its own.' ),
			/* translators: %d: number of bathrooms */
			new Bound( 'min_bathrooms', 'bathrooms', 99, static fn () => __( 'Min bathrooms', 'hearth-hammer' ), $number, static fn ( float $baths ) => sprintf( _n( 'At least %d bathroom', 'At least %d bathrooms', (int) $baths, 'hearth-hammer' ), (int) $baths ), array( 1, 2, 3, 4, 5 ), 'more' ),
			/* translators: %s: words that a visitor looks for */
			new Text( 'keyword', 80, static fn ( mixed $raw ) => SearchInput::keyword( $raw, 80 ), static fn ( string $words ) => Keyword::conditions( $words ), static fn () => __( 'Keyword', 'hearth-hammer' ), static fn ( string $words ) => sprintf( __( 'With “%s”', 'hearth-hammer' ), trim( $words, '"' ) ), place: 'more', note: 'Words that all occur in what is written of a property, its street or reference; in double quotes side by side.' ),
			new Since( 'added', array( '', '1', '3', '7', '14' ), static fn () => __( 'Added to the site', 'hearth-hammer' ), self::days( ... ), self::days_chip( ... ), 'listed_at', place: 'more', note: 'Came on the market within so many days; 1 is the last 24 hours.' ),
			new Flag( 'reduced', 'reduced_at', static fn () => __( 'Reduced only', 'hearth-hammer' ), is: '> 0', place: 'more', note: '1: only property whose price was reduced last.' ),
			new Choice( 'let_type', array( '', 'long_term', 'short_term', 'student', 'commercial' ), static fn () => __( 'Let type', 'hearth-hammer' ), static fn ( string $type ) => '' === $type ? __( 'Any', 'hearth-hammer' ) : Labels::let_type( $type ), self::let_chip( ... ), 'let_type', place: 'more', only: self::LETTINGS, note: 'Of lettings alone, as the next four: of what is for sale they count as their defaults.' ),
			new Choice( 'furnished', array( '', 'furnished', 'part_furnished', 'unfurnished' ), static fn () => __( 'Furnished', 'hearth-hammer' ), static fn ( string $code ) => '' === $code ? __( 'Any', 'hearth-hammer' ) : Labels::furnished( $code ), static fn ( string $code ) => Labels::furnished( $code ), 'furnished', array_fill_keys( array( 'furnished', 'unfurnished' ), 'either' ), place: 'more', only: self::LETTINGS, note: 'What is let either way is found as furnished and as unfurnished.' ),
			new Available( 'available', array( '', 'now', 'month' ), static fn () => __( 'Available', 'hearth-hammer' ), self::available( ... ), static fn ( string $when ) => 'now' === $when ? __( 'Available now', 'hearth-hammer' ) : __( 'Available within a month', 'hearth-hammer' ), 'available_from', place: 'more', only: self::LETTINGS, note: 'Free today, or within a month of today, by the site\'s clock.' ),
			/* translators: %s: a day, e.g. 31 January 2027 */
			new LatestDate( 'available_by', 'available_from', static fn () => __( 'Available by', 'hearth-hammer' ), static fn ( string $day ) => sprintf( __( 'Available by %s', 'hearth-hammer' ), $day ), 'more', self::LETTINGS, 'Free on that day at the latest, YYYY-MM-DD. Together with `available` the earlier counts.' ),
			new Flag( 'pets', 'pets', static fn () => __( 'Pets considered', 'hearth-hammer' ), place: 'more', only: self::LETTINGS, note: '1: only property where pets are welcome or considered.' ),
			new Choice( 'trans_type', array_column( Channel::cases(), 'value' ), note: '1 sales, 2 lettings.' ),
			new Text( 'station', SearchQuery::LONGEST_STATION, static fn ( mixed $raw ) => FilterInput::slug( $raw, SearchQuery::LONGEST_STATION ), pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$', note: 'Slug of a station: what is around it (3 miles, or the radius). A location goes before it.' ),
			new Flag( 'near_rail', '', note: '1: sales around the stations where high-speed trains call (10 miles, or the radius). A location goes before it.' ),
			new Choice( 'sort_by', SearchQuery::SORTS, static fn () => __( 'Sort by', 'hearth-hammer' ), static fn ( string $by ) => ListHeading::sort( $by ), place: 'more' ),
			new Text( 'polygon', 2400, static fn ( mixed $raw ) => FilterInput::plain( $raw ), words: static fn () => __( 'Drawn area', 'hearth-hammer' ), note: 'An area drawn on the map: an encoded polyline (precision 5) of 3 to 200 corners, whose last is joined to the first. Together with whatever else is asked for.' ),
			new Text( 'bounds', 120, static fn ( mixed $raw ) => FilterInput::plain( $raw ), words: static fn () => __( 'Map area', 'hearth-hammer' ), note: 'A part of the map: south,west,north,east in decimal degrees. Together with whatever else is asked for.' ),
			new Choice( 'view', SearchQuery::VIEWS ),
		);
	}

	/** @return array<string, list<int>> */
	private static function prices(): array {
		return array( Channel::Sales->name => self::SALE_PRICES, Channel::Lettings->name => self::RENTS );
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
	private static function money( float $pounds, string $channel ): string {
		$text = Amount::pounds( (int) $pounds );
		return Channel::Sales->name === $channel ? $text : $text . ' ' . __( 'pcm', 'hearth-hammer' );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\County;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Hpapi\Properties\Channel;

/**
 * The one address of each search: what tests/vectors/search-url.json says, in PHP.
 */
final readonly class SearchUrl {

	/** Numbers of bedrooms that have pages of their own. */
	private const BEDROOM_PAGES = array( 3, 4 );

	/** @var array<string, string> Key of a name or slug to the slug. */
	private array $slugs;

	/** @var array<string, array{name: string, slug: string, county?: string}> By slug. */
	private array $parishes;

	/** @param list<array{name: string, slug: string, county?: string}> $active_parishes */
	public function __construct( array $active_parishes ) {
		$slugs = array();
		foreach ( $active_parishes as $parish ) {
			$slugs += array( NameKey::of( $parish['name'] ) => $parish['slug'] );
		}
		foreach ( $active_parishes as $parish ) {
			$slugs += array( NameKey::of( $parish['slug'] ) => $parish['slug'] );
		}
		$this->slugs    = $slugs;
		$this->parishes = array_column( $active_parishes, null, 'slug' );
	}

	/** Path and query, relative to the site's home, e.g. `/property-for-sale/cranbrook/?min_price=250000`. */
	public function build( SearchQuery $query ): string {
		$location   = $this->location( $query->location );
		$slug       = $this->parish_slug( $location );
		$parameters = array_diff_assoc( $query->fields(), ( new SearchQuery() )->fields() );
		if ( $query->is_near_rail_or_station() ) {
			if ( $query->radius === $query->usual_radius() ) {
				unset( $parameters['radius'] );
			}
		} else {
			// Whether a town of that name is known is for the gazetteer to say.
			if ( '' === $query->location ) {
				unset( $parameters['radius'] );
			}
			if ( 'distance' === $query->sort_by && 1 !== count( SearchInput::places( $location ) ) ) {
				unset( $parameters['sort_by'] );
			}
			if ( '' !== $query->location ) {
				$parameters['location'] = $location;
			}
		}
		if ( null !== $slug ) {
			unset( $parameters['location'] );
		}
		$path = $this->path( $query, $slug );
		if ( $this->has_bedroom_page( $query ) ) {
			unset( $parameters['min_beds'], $parameters['max_beds'], $parameters['property_type'] );
		}
		if ( $query->page > 1 ) {
			$path .= "page/{$query->page}/";
		}
		$ordered = array_intersect_key( array( ...array_fill_keys( SearchFilters::names(), '' ), ...$parameters ), $parameters );
		unset( $ordered['trans_type'] );
		return $path . ( array() === $ordered ? '' : '?' . http_build_query( $ordered ) );
	}

	/** The same as a whole address. */
	public function absolute( SearchQuery $query ): string {
		return home_url( $this->build( $query ) );
	}

	/** Everything of a channel. Absolute, as those below. */
	public static function of_channel( Channel $channel ): string {
		return home_url( self::channel_path( $channel ) );
	}

	/** What is new and for sale. Every page links to it, and needs no search for that. */
	public static function of_new_homes(): string {
		return home_url( self::channel_path( Channel::Sales ) . '?age=new' );
	}

	/** A parish's own list, also while nothing is on the market there. */
	public static function of_parish( string $slug, Channel $channel ): string {
		return home_url( self::parish_path( $slug, $channel ) );
	}

	/** What is around a station. */
	public static function of_station( string $slug, Channel $channel ): string {
		return ( new self( array() ) )->absolute( ( new SearchQuery( $channel ) )->with( array( 'station' => $slug ) ) );
	}

	/** What is for sale along the high-speed line. */
	public static function of_rail(): string {
		return ( new self( array() ) )->absolute( ( new SearchQuery() )->with( array( 'near_rail' => '1' ) ) );
	}

	/** The slug of the active parish that is meant, or null. */
	public function parish_slug( string $location ): ?string {
		if ( SearchInput::has_digit( $location ) || str_contains( $location, SearchInput::BETWEEN ) ) {
			return null;
		}
		$whole = $this->slugs[ NameKey::of( $location ) ] ?? null;
		[ $name, $rest ] = array( ...explode( ',', $location, 2 ), '' );
		$slug = $whole ?? $this->slugs[ NameKey::of( $name ) ] ?? null;
		return null !== $whole || null !== $slug && County::is_meant( $rest, $this->parishes[ $slug ]['county'] ?? '' ) ? $slug : null;
	}

	/** Of several places those that are parishes by their names: each search has one address. */
	private function location( string $location ): string {
		$places = SearchInput::places( $location );
		$names  = array_map( fn ( string $place ): string => $this->parishes[ $this->parish_slug( $place ) ?? '' ]['name'] ?? $place, $places );
		return 1 === count( $places ) ? $location : SearchInput::location( $names );
	}

	private function path( SearchQuery $query, ?string $slug ): string {
		$channel = $query->channel->slug();
		if ( $query->is_near_rail_or_station() ) {
			return "/estate-agents/{$channel}/" . ( $query->near_rail ? 'near-high-speed-rail/' : "station/{$query->station}/" );
		}
		if ( $this->has_bedroom_page( $query ) ) {
			$type = $query->filters['property_type'] ?? 'property';
			return "/estate-agents/{$channel}/{$type}/{$query->exact_beds()}-bedrooms/" . ( null === $slug ? '' : $slug . '/' );
		}
		return null === $slug ? self::channel_path( $query->channel ) : self::parish_path( $slug, $query->channel );
	}

	private static function channel_path( Channel $channel ): string {
		return "/estate-agents/{$channel->slug()}/";
	}

	private static function parish_path( string $slug, Channel $channel ): string {
		return "/property-{$channel->slug()}/{$slug}/";
	}

	private function has_bedroom_page( SearchQuery $query ): bool {
		return ! $query->is_near_rail_or_station() && in_array( $query->exact_beds(), self::BEDROOM_PAGES, true );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;

/**
 * Turns the location of a search into an area: a parish of ours with property on the market, or a postcode.
 */
final readonly class AreaFinder {

	public function __construct(
		private Gazetteer $gazetteer,
		private ParishRepository $parishes,
	) {}

	/**
	 * Where a search looks: in its location, or around its station or the high-speed line's.
	 *
	 * @param bool $empty_too Parishes with nothing on the market count as well, as for a search that waits for it.
	 */
	public function of( SearchQuery $query, bool $empty_too = false ): ?Area {
		return match ( true ) {
			$query->near_rail => Area::of_rail( $this->gazetteer->high_speed_stations() ),
			'' !== $query->station => Area::of_station( $this->gazetteer->station( $query->station ) ),
			default => $this->find( $query->location, $empty_too ),
		};
	}

	/** The station that a visitor typed, as "Headcorn station"; a parish of ours goes before it. */
	public function typed_station( string $location ): ?Place {
		if ( SearchInput::has_digit( $location ) || str_contains( $location, SearchInput::BETWEEN ) || 1 !== preg_match( '/^(.+?)(?: railway| train)? station$/iuD', $location, $match ) ) {
			return null;
		}
		return null !== $this->url()->parish_slug( $location ) ? null : $this->gazetteer->station_named( $match[1] );
	}

	/** Null where the location is empty or means nothing to us: the search then is for everywhere. */
	public function find( string $location, bool $empty_too = false ): ?Area {
		$found   = array();
		$missing = array();
		foreach ( SearchInput::places( $location ) as $place ) {
			$area = $this->place( $place, $empty_too ) ?? ( str_contains( $location, SearchInput::BETWEEN ) ? $this->station_of( $place ) : null );
			if ( null === $area ) {
				$missing[] = $place;
			} else {
				$found[] = $area;
			}
		}
		return array() === $found ? null : Area::of_places( $found, $missing );
	}

	private function place( string $location, bool $empty_too ): ?Area {
		if ( SearchInput::has_digit( $location ) ) {
			return $this->postcode( $location );
		}
		$slug   = $this->url()->parish_slug( $location );
		$parish = null === $slug ? null : $this->parishes->by_slug( $slug );
		$parish = null === $parish && $empty_too ? $this->parishes->match( $location ) : $parish;
		$town   = null === $parish ? $this->gazetteer->town_named( $location, array_column( $this->parishes->all(), 'coordinates' ) ) : null;
		return match ( true ) {
			null !== $parish => Area::of_parish( $parish ),
			null !== $town => Area::of_town( $town ),
			default => null,
		};
	}

	/** A single station has a list of its own; this is one among several places. */
	private function station_of( string $typed ): ?Area {
		$station = $this->typed_station( $typed );
		return null === $station ? null : Area::of_station( $station );
	}

	/** A parish that is nearly what was typed, or a town within it. */
	public function did_you_mean( string $location ): Parish|Place|null {
		if ( '' === $location || SearchInput::has_digit( $location ) || str_contains( $location, SearchInput::BETWEEN ) ) {
			return null;
		}
		return $this->parishes->did_you_mean( $location ) ?? $this->gazetteer->town_within( $location, array_column( $this->parishes->all(), 'coordinates' ) );
	}

	/** @param Parish ...$more Parishes that count as active, as on their own pages. */
	public function url( Parish ...$more ): SearchUrl {
		$names = array_map(
			static fn ( Parish $parish ): array => array(
				'name'   => $parish->name,
				'slug'   => $parish->slug,
				'county' => $parish->county,
			),
			array_values( $more )
		);
		return new SearchUrl( array( ...$this->parishes->active_names(), ...$names ) );
	}

	private function postcode( string $location ): ?Area {
		$postcode = Postcode::parse( $location );
		if ( null !== $postcode ) {
			return Area::of_code( (string) $postcode, $postcode->sector(), $this->gazetteer->locate( $postcode )?->coordinates );
		}
		$bare = str_replace( ' ', '', $location );
		// `TN17 3` is a sector for its space; `TN173` can be nothing else; `TN17` and `TN1` are outward codes.
		$is_sector = 1 === preg_match( '/^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9]$/D', $location ) || 1 === preg_match( '/^[A-Z]{1,2}[0-9]{3}$/D', $bare );
		if ( $is_sector ) {
			$code = substr( $bare, 0, -1 ) . ' ' . substr( $bare, -1 );
			return Area::of_code( $code, $code, $this->gazetteer->locate_typed( $code )?->coordinates );
		}
		return 1 === preg_match( '/^[A-Z]{1,2}[0-9][0-9A-Z]?$/D', $bare ) ? Area::of_code( $bare, $bare, $this->gazetteer->locate_typed( $bare )?->coordinates ) : null;
	}
}

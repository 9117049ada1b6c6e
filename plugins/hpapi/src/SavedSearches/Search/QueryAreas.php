<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Search;

use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\Conditions;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * Where saved searches look.
 *
 * As a list's page does, and unlike a typed location, a saved search keeps to its parish while that has nothing on
 * the market: it must not turn into a search for everywhere.
 */
final readonly class QueryAreas {

	public function __construct(
		private AreaFinder $areas,
		private ParishRepository $parishes,
	) {}

	/** From what a visitor asks for. */
	public function store( SearchQuery $query ): StoredQuery {
		return $this->store_in( $query, $this->areas->of( $query ) );
	}

	/** The same where the area is known, as on a list's page. */
	public function store_in( SearchQuery $query, ?Area $area ): StoredQuery {
		$parish = $area->parish ?? ( null === $area || 'town' === $area->kind ? $this->parishes->match( $query->location ) : null );
		return StoredQuery::of( $query, $parish, null !== $parish || null !== $area );
	}

	public function of( StoredQuery $stored ): ?Area {
		$parish = $this->parish( $stored );
		return null === $parish ? $this->areas->of( $stored->query, true ) : Area::of_parish( $parish );
	}

	/** The search's own conditions; null where its place is gone, so that nothing can match. */
	public function conditions( StoredQuery $stored ): ?Conditions {
		$area = $this->of( $stored );
		return null === $area && '' !== $stored->query->location ? null : Conditions::of( $stored->query, $area );
	}

	/** The address of the list. */
	public function url( StoredQuery $stored ): string {
		return $this->areas->url( ...array_filter( array( $this->parish( $stored ) ) ) )->absolute( $stored->query );
	}

	private function parish( StoredQuery $stored ): ?Parish {
		return $stored->place_parish > 0 ? $this->parishes->by_id( $stored->place_parish ) : null;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Filter\FilterInput;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\PropertySearch;
use HearthHammer\Hpapi\Search\SearchInput;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * From an address to the list it names.
 */
final readonly class ListPages {

	/** One short of full rows of two, three and four: the link to the next page fills the last place (LIST-02). */
	private const PER_PAGE = 23;

	public function __construct(
		private AreaFinder $areas,
		private ParishRepository $parishes,
		private PropertySearch $search,
		private NoResultsAlternatives $ways,
	) {}

	/** Null where the address names a place or a type that does not exist. */
	public function request( ListAddress $address ): ?ListRequest {
		$parish = $this->parish( $address );
		$query  = $this->query( $address, $parish );
		return null === $query ? null : new ListRequest( $query, $parish );
	}

	/**
	 * A location that is no place may be a street or a reference: the search for those words, where it finds anything.
	 * `Stone Street, Cranbrook` is looked for in Cranbrook.
	 */
	public function by_words( ListRequest $request ): ?ListRequest {
		$query = $request->query;
		if ( '' === $query->location || count( SearchInput::places( $query->location ) ) > 1 ) {
			return null;
		}
		[ $street, $rest ] = array( ...explode( ',', $query->location, 2 ), '' );
		$where             = null === $this->areas->find( trim( $rest ) ) ? '' : trim( $rest );
		$words             = array( 'location' => $where, 'keyword' => '"' . $street . '"' );
		// In its place first, then wherever it is; and what only the filters leave out is still what was meant.
		$all      = new SearchQuery( $query->channel );
		$searches = array( $query->with( $words ), $all->with( $words ), $query->with( array( ...$words, 'location' => '' ) ), $all->with( array( ...$words, 'location' => '' ) ) );
		if ( ! isset( $searches[0]->filters['keyword'] ) ) {
			return null;
		}
		$counts = $this->search->counts( array_map( fn ( SearchQuery $one ): array => array( $one, $this->areas->of( $one ) ), $searches ) );
		return match ( true ) {
			$counts[0] + $counts[1] > 0 => new ListRequest( $searches[0], null ),
			$counts[2] + $counts[3] > 0 => new ListRequest( $searches[2], null ),
			default => null,
		};
	}

	/** The same list on its last page, where the one asked for is beyond it. */
	public function existing( ListRequest $request ): ListRequest {
		$result = $request->query->page > 1 ? $this->search->find_in( $request->query, $this->area( $request ) ) : null;
		return true === $result?->is_beyond() ? new ListRequest( $request->query->with( array( 'page' => (string) max( 1, $result->pages ) ) ), $request->parish ) : $request;
	}

	/** The one address of the same search, relative to the site's home. */
	public function canonical( ListRequest $request ): string {
		return $this->areas->url( ...$request->parishes() )->build( $request->query );
	}

	/** Null where there is no such station, or no such page. */
	public function page( ListRequest $request ): ?ListPage {
		$query = $request->query;
		$area  = $this->area( $request );
		if ( 'station' === $area?->kind && null === $area->centre ) {
			return null;
		}
		$result = $this->search->find_in( $query, $area );
		if ( $result->is_beyond() ) {
			return null;
		}
		$meant = null === $result->area ? $this->areas->did_you_mean( $query->typed_place() ) : null;
		$urls  = $this->areas->url( ...$request->parishes() );
		return new ListPage( $result, $urls, $meant, 0 === $result->total ? $this->ways->of( $result, $urls ) : array() );
	}

	private function area( ListRequest $request ): ?Area {
		// A parish of ours has its page also while it has no property.
		$parish = $request->parish;
		return null !== $parish && $parish->name === $request->query->location ? Area::of_parish( $parish ) : $this->areas->of( $request->query );
	}

	private function query( ListAddress $address, ?Parish $parish ): ?SearchQuery {
		$station = strtolower( $address->station );
		if ( '' !== $address->town && null === $parish || ! $this->is_type( $address->type ) || FilterInput::slug( $station, 140 ) !== $station ) {
			return null;
		}
		$fields = array(
			'trans_type'    => (string) ( Channel::from_slug( $address->channel ) ?? Channel::Sales )->value,
			'location'      => $parish->name ?? '',
			'station'       => $station,
			'near_rail'     => $address->near_rail ? '1' : '',
			'property_type' => $address->type,
			'page'          => $address->page,
			'per_page'      => (string) self::PER_PAGE,
		);
		if ( '' !== $address->bedrooms ) {
			$fields['min_beds'] = $address->bedrooms;
			$fields['max_beds'] = $address->bedrooms;
		}
		// What a form sends goes before what the path says: it was sent from there.
		$sent  = array( ...$fields, ...$address->parameters );
		$query = $address->is_from_form() ? SearchQuery::from_form( $sent ) : SearchQuery::from_request( $sent );
		$typed = $this->areas->typed_station( $query->location );
		if ( null !== $typed ) {
			$query = $query->with( array( 'location' => '', 'station' => $typed->slug ) );
		}
		return $this->is_type( $query->filters['property_type'] ?? '' ) ? $query : $query->with( array( 'property_type' => '', 'page' => (string) $query->page ) );
	}

	private function parish( ListAddress $address ): ?Parish {
		return '' === $address->town ? null : $this->parishes->by_slug( strtolower( $address->town ) );
	}

	private function is_type( string $slug ): bool {
		$slug = strtolower( $slug );
		return in_array( $slug, array( '', 'property' ), true ) || '' !== PropertyTypes::group( $slug )
			|| ( '' !== FilterInput::slug( $slug ) && term_exists( $slug, PropertyPostType::TYPE ) );
	}
}

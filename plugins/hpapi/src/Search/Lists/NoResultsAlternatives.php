<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\PropertySearch;
use HearthHammer\Hpapi\Search\SearchFilters;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchResult;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * Searches for a visitor who found nothing: further away, with one wish less, in the parishes around, and of the
 * other channel. Each is offered with how many it finds, and none that finds nothing; one statement counts them all.
 */
final readonly class NoResultsAlternatives {

	/** A step wider is worth a link; the steps between are not. */
	private const WIDER = array( 3.0, 10.0, 20.0 );

	/** Wider than what was drawn on the map leads out of it. */
	private const ANYWHERE = array( 'polygon' => '', 'bounds' => '' );

	private const NEIGHBOURS      = 4;
	private const NEIGHBOUR_MILES = 15.0;

	/** More wishes than these are seldom set at once, and each is counted. */
	private const FILTERS = 8;

	public function __construct(
		private PropertySearch $search,
		private ParishRepository $parishes,
	) {}

	/** @return list<array{kind: string, label: string, url: string, count: int}> Kind: wider, fewer, nearby or other. */
	public function of( SearchResult $result, SearchUrl $urls ): array {
		$ways   = array( ...$this->wider( $result ), ...$this->fewer( $result ), ...$this->neighbours( $result ), ...$this->other( $result ) );
		$counts = $this->search->counts( array_map( static fn ( array $way ): array => array( $way['query'], $way['area'] ), $ways ) );
		$links  = array();
		foreach ( $ways as $index => $way ) {
			if ( $counts[ $index ] > 0 ) {
				$links[ $urls->absolute( $way['query'] ) ] ??= array(
					'kind'  => $way['kind'],
					'label' => $way['label'],
					'url'   => $urls->absolute( $way['query'] ),
					'count' => $counts[ $index ],
				);
			}
		}
		$fewer = array_filter( $links, static fn ( array $link ): bool => 'fewer' === $link['kind'] );
		$bare  = $urls->absolute( $result->query->unfiltered() );
		// The wish whose absence finds the most is the one that is hardest to meet; to give up all comes last.
		usort( $fewer, static fn ( array $a, array $b ): int => array( $a['url'] === $bare, $b['count'] ) <=> array( $b['url'] === $bare, $a['count'] ) );
		$others = array_filter( $links, static fn ( array $link ): bool => 'fewer' !== $link['kind'] );
		return array( ...$fewer, ...array_values( $others ), $this->everything( $result, $urls ) );
	}

	/** @return list<array{kind: string, label: string, query: SearchQuery, area: Area|null}> */
	private function wider( SearchResult $result ): array {
		$query = $result->query;
		$area  = $result->area;
		$ways  = array();
		foreach ( self::WIDER as $miles ) {
			if ( null !== $area?->centre && $miles > $area->miles( $query ) ) {
				/* translators: 1: a distance, e.g. 3 miles, 2: a place */
				$ways[] = self::way( 'wider', sprintf( __( 'Within %1$s of %2$s', 'hearth-hammer' ), Labels::radius( $miles ), $area->name ), $query->with( array( ...self::ANYWHERE, 'radius' => (string) $miles ) ), $area );
			}
		}
		return $ways;
	}

	/** @return list<array{kind: string, label: string, query: SearchQuery, area: Area|null}> */
	private function fewer( SearchResult $result ): array {
		$query   = $result->query;
		$filters = $query->narrowed();
		$ways    = array();
		if ( null !== $query->exact_beds() ) {
			unset( $filters['min_beds'], $filters['max_beds'] );
			$ways[] = self::way( 'fewer', __( 'Any number of bedrooms', 'hearth-hammer' ), $query->with( array( 'min_beds' => '', 'max_beds' => '' ) ), $result->area );
		}
		foreach ( array_slice( $filters, 0, self::FILTERS ) as $name => $value ) {
			/* translators: %s: a filter, e.g. Up to £200,000 */
			$ways[] = self::way( 'fewer', sprintf( __( 'Without “%s”', 'hearth-hammer' ), SearchFilters::chip( $name, $value, $query ) ), $query->with( array( $name => '' ) ), $result->area );
		}
		if ( null !== $result->area && array() !== $query->narrowed() ) {
			/* translators: %s: a place */
			$label  = $query->is_near_rail_or_station() ? __( 'All properties near %s', 'hearth-hammer' ) : __( 'All properties in %s', 'hearth-hammer' );
			$ways[] = self::way( 'fewer', sprintf( $label, $result->area->name ), $query->unfiltered(), $result->area );
		}
		return $ways;
	}

	/** @return list<array{kind: string, label: string, query: SearchQuery, area: Area|null}> */
	private function neighbours( SearchResult $result ): array {
		$centre = $result->area?->centre;
		if ( null === $centre ) {
			return array();
		}
		$stock = Stock::now();
		$miles = array();
		foreach ( $this->parishes->all() as $index => $parish ) {
			$distance = $centre->distance_to( $parish->coordinates );
			if ( $parish->id !== $result->area->parish?->id && $distance <= self::NEIGHBOUR_MILES && $stock->in_parish( $parish->id, $result->query->channel ) > 0 ) {
				$miles[ $index ] = $distance;
			}
		}
		asort( $miles );
		$nearest = array_map( fn ( int $index ): Parish => $this->parishes->all()[ $index ], array_slice( array_keys( $miles ), 0, self::NEIGHBOURS ) );
		return array_map(
			static fn ( Parish $parish ): array => self::way( 'nearby', $parish->name, $result->query->with( array( ...self::ANYWHERE, 'location' => $parish->name, 'radius' => '', 'station' => '', 'near_rail' => '' ) ), Area::of_parish( $parish ) ),
			$nearest
		);
	}

	/** @return list<array{kind: string, label: string, query: SearchQuery, area: Area|null}> */
	private function other( SearchResult $result ): array {
		$query = $result->query;
		if ( $query->near_rail || null === $result->area ) {
			return array();
		}
		$other = Channel::Sales === $query->channel ? Channel::Lettings : Channel::Sales;
		// Prices of one are no prices of the other; the rest of the wishes remain.
		$label = Channel::Lettings === $other ? __( 'To rent instead', 'hearth-hammer' ) : __( 'For sale instead', 'hearth-hammer' );
		return array( self::way( 'other', $label, $query->with( array( 'trans_type' => (string) $other->value, 'min_price' => '', 'max_price' => '' ) ), $result->area ) );
	}

	/** @return array{kind: string, label: string, url: string, count: int} */
	private function everything( SearchResult $result, SearchUrl $urls ): array {
		$channel = $result->query->channel;
		return array(
			'kind'  => 'other',
			'label' => Channel::Sales === $channel ? __( 'See all properties for sale', 'hearth-hammer' ) : __( 'See all properties to rent', 'hearth-hammer' ),
			'url'   => $urls->absolute( new SearchQuery( $channel ) ),
			'count' => Stock::now()->on_market( $channel ),
		);
	}

	/** @return array{kind: string, label: string, query: SearchQuery, area: Area|null} */
	private static function way( string $kind, string $label, SearchQuery $query, ?Area $area ): array {
		return array(
			'kind'  => $kind,
			'label' => $label,
			'query' => $query,
			'area'  => $area,
		);
	}
}

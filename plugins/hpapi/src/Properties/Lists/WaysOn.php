<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Lists;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\Search\SearchQuery;
use HearthHammer\Hpapi\Properties\Search\SearchResult;
use HearthHammer\Hpapi\Properties\Search\SearchUrl;

/**
 * Wider searches for a visitor who found nothing.
 */
final readonly class WaysOn {

	/** A step wider is worth a link; the steps between are not. */
	private const WIDER = array( 3.0, 10.0 );

	public function __construct(
		private SearchResult $result,
		private SearchUrl $urls,
	) {}

	/** @return list<array{label: string, url: string}> */
	public function links(): array {
		$query = $this->result->query;
		$area  = $this->result->area;
		$links = array();
		// Wider than what was drawn leads out of it.
		$anywhere = array( 'polygon' => '', 'bounds' => '' );
		if ( $query->has_map_area() ) {
			$links[] = $this->link( __( 'The same search in the whole area', 'hearth-hammer' ), $query->with( $anywhere ) );
		}
		if ( null !== $area?->centre ) {
			foreach ( self::WIDER as $miles ) {
				if ( $miles > $query->radius ) {
					/* translators: 1: a distance, e.g. 3 miles, 2: a place */
					$links[] = $this->link( sprintf( __( 'Within %1$s of %2$s', 'hearth-hammer' ), Labels::radius( $miles ), $area->name ), $query->with( array( ...$anywhere, 'radius' => (string) $miles ) ) );
				}
			}
		}
		if ( null !== $area && array() !== $query->filters() ) {
			/* translators: %s: a place */
			$label   = $query->is_near_rail_or_station() ? __( 'Everything near %s', 'hearth-hammer' ) : __( 'Everything in %s', 'hearth-hammer' );
			$links[] = $this->link( sprintf( $label, $area->name ), $query->unfiltered() );
		}
		$links[] = $this->link( Channel::Sales === $query->channel ? __( 'All property for sale', 'hearth-hammer' ) : __( 'All property to rent', 'hearth-hammer' ), new SearchQuery( $query->channel ) );
		return $links;
	}

	/** @return array{label: string, url: string} */
	private function link( string $label, SearchQuery $query ): array {
		return array(
			'label' => $label,
			'url'   => $this->urls->absolute( $query ),
		);
	}
}

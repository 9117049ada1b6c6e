<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Place;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * Which stations' lists a place is in. Stations lie in cells of a tenth of a degree (four miles and more in Britain),
 * so that of thousands only those around are measured.
 */
final class StationReach {

	private const CELLS = 10;

	/** @var array<string, list<Place>> */
	private array $cells = array();

	/** @param list<Place> $stations */
	public function __construct( array $stations ) {
		foreach ( $stations as $station ) {
			$this->cells[ self::cell( $station->coordinates->latitude, $station->coordinates->longitude ) ][] = $station;
		}
	}

	/** @return list<Place> Within the radius of a station's list. */
	public function near( float $latitude, float $longitude ): array {
		return $this->within( $latitude, $longitude, SearchQuery::NEAR_STATION );
	}

	public function is_near_rail( float $latitude, float $longitude ): bool {
		foreach ( $this->within( $latitude, $longitude, SearchQuery::NEAR_RAIL ) as $station ) {
			if ( true === ( $station->extra['high_speed'] ?? false ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Place> */
	private function within( float $latitude, float $longitude, float $miles ): array {
		$point = new Coordinates( $latitude, $longitude );
		$found = array();
		// A cell is less wide than high: two to the east and west.
		for ( $north = -1; $north <= 1; $north++ ) {
			for ( $east = -2; $east <= 2; $east++ ) {
				foreach ( $this->cells[ self::cell( $latitude + $north / self::CELLS, $longitude + $east / self::CELLS ) ] ?? array() as $station ) {
					if ( $point->distance_to( $station->coordinates ) <= $miles ) {
						$found[] = $station;
					}
				}
			}
		}
		return $found;
	}

	private static function cell( float $latitude, float $longitude ): string {
		return (int) floor( $latitude * self::CELLS + 0.000001 ) . ' ' . (int) floor( $longitude * self::CELLS + 0.000001 );
	}
}

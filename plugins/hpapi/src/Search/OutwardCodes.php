<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Places;
use HearthHammer\Core\Place\Suggestion;

/**
 * The outward codes of suggested towns and stations, which tell those of one name apart.
 */
final class OutwardCodes {

	/** A station further than this from every outward code's centre is out of our country. */
	private const MILES = 10.0;

	public function __construct( private readonly Places $places ) {}

	/**
	 * In three statements, however many there are.
	 *
	 * @param list<Suggestion> $suggestions Of any kind.
	 * @return array<string, string> e.g. `town:tenterden` => `TN30`; those without a code are not in it.
	 */
	public function of( array $suggestions ): array {
		$codes = array();
		foreach ( $this->places->by_slugs( 'town', self::slugs( $suggestions, 'town' ) ) as $slug => $town ) {
			if ( is_string( $town->extra['outcode'] ?? null ) && '' !== $town->extra['outcode'] ) {
				$codes[ "town:{$slug}" ] = $town->extra['outcode'];
			}
		}
		$stations = $this->places->by_slugs( 'station', self::slugs( $suggestions, 'station' ) );
		$centres  = array() === $stations ? array() : $this->places->within( 'outcode', self::around( $stations ) );
		foreach ( $stations as $slug => $station ) {
			$nearest = self::nearest( $station, $centres );
			if ( null !== $nearest ) {
				$codes[ "station:{$slug}" ] = $nearest->name;
			}
		}
		return $codes;
	}

	/**
	 * @param list<Suggestion> $suggestions
	 * @return list<string>
	 */
	private static function slugs( array $suggestions, string $kind ): array {
		return array_column( array_filter( $suggestions, static fn ( Suggestion $one ): bool => $kind === $one->kind ), 'slug' );
	}

	/** @param non-empty-array<string, Place> $stations */
	private static function around( array $stations ): BoundingBox {
		$boxes = array_values( array_map( static fn ( Place $station ): BoundingBox => $station->coordinates->bounding_box( self::MILES ), $stations ) );
		return new BoundingBox(
			min( array_column( $boxes, 'south' ) ),
			min( array_column( $boxes, 'west' ) ),
			max( array_column( $boxes, 'north' ) ),
			max( array_column( $boxes, 'east' ) )
		);
	}

	/** @param list<Place> $centres */
	private static function nearest( Place $station, array $centres ): ?Place {
		$best  = null;
		$miles = self::MILES;
		foreach ( $centres as $centre ) {
			$distance = $station->coordinates->distance_to( $centre->coordinates );
			if ( $distance <= $miles ) {
				$best  = $centre;
				$miles = $distance;
			}
		}
		return $best;
	}
}

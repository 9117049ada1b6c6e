<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Place\Import\PlaceImporter;

/**
 * What is worth a name on a part of the map: towns, stations and schools of the gazetteer.
 */
final class MapPlaces {

	/** More than a screen has room for. */
	private const MOST = 300;

	/** From which zoom on a kind of place is named. */
	private const TOWNS    = array( 'hamlet' => 13, 'village' => 11, 'town' => 8, 'city' => 0 );
	private const STATIONS = 11;
	private const SCHOOLS  = 13;

	/** The widest screens show sixteen tiles: two to the fourth. */
	private const TILES = 4;

	/** @return list<array{name: string, kind: string, latitude: float, longitude: float}> The most important first. */
	public function within( BoundingBox $box, int $zoom ): array {
		$zoom  = min( $zoom, $this->closest( $box ) );
		$least = PlaceImporter::SIZES['city'];
		foreach ( self::TOWNS as $size => $from ) {
			if ( $zoom >= $from ) {
				$least = PlaceImporter::SIZES[ $size ];
				break;
			}
		}
		global $wpdb;
		$kinds = array( $wpdb->prepare( "(kind = 'town' AND weight >= %d)", $least ) );
		if ( $zoom >= self::STATIONS ) {
			$kinds[] = "kind = 'station'";
		}
		if ( $zoom >= self::SCHOOLS ) {
			$kinds[] = "kind = 'school'";
		}
		$places = ( new Places() )->select(
			'(' . implode( ' OR ', $kinds ) . ") AND kind IN ('town','station','school') AND latitude BETWEEN %f AND %f AND longitude BETWEEN %f AND %f"
				// A station is as well known as a village; a school is somewhat less, and all of them more than a hamlet.
				. " ORDER BY CASE kind WHEN 'station' THEN weight + 15 WHEN 'school' THEN weight + 10 ELSE weight END DESC, name_key, id LIMIT %d",
			array( $box->south, $box->north, $box->west, $box->east, self::MOST )
		);
		return array_map( self::line( ... ), $places );
	}

	/** The largest zoom at which so much of the map may be on a screen. */
	private function closest( BoundingBox $box ): int {
		$width = max( $box->east - $box->west, $box->north - $box->south, 1e-6 );
		return (int) floor( log( 360 / $width, 2 ) ) + self::TILES;
	}

	/** @return array{name: string, kind: string, latitude: float, longitude: float} */
	private static function line( Place $place ): array {
		$size = $place->extra['size'] ?? '';
		return array(
			'name'      => $place->name,
			'kind'      => 'town' !== $place->kind ? $place->kind : ( is_string( $size ) && isset( self::TOWNS[ $size ] ) ? $size : 'hamlet' ),
			'latitude'  => $place->coordinates->latitude,
			'longitude' => $place->coordinates->longitude,
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use WP_Post;

/**
 * Where the centre of a parish is: as its editors say, else in the middle of its postcode sectors, else where the
 * gazetteer has a town of its name.
 */
final readonly class ParishCentre {

	public function __construct( private Gazetteer $gazetteer ) {}

	/** Null where nobody knows: the parish is in no list then. */
	public function of( WP_Post $parish ): ?Coordinates {
		$latitude  = get_post_meta( $parish->ID, 'hpapi_latitude', true );
		$longitude = get_post_meta( $parish->ID, 'hpapi_longitude', true );
		// What REST stores of an emptied field is 0, which is in the sea.
		if ( is_numeric( $latitude ) && is_numeric( $longitude ) && ( 0.0 !== (float) $latitude || 0.0 !== (float) $longitude ) ) {
			return new Coordinates( (float) $latitude, (float) $longitude );
		}
		$sectors = get_post_meta( $parish->ID, 'hpapi_sectors', true );
		return $this->middle( ParishFields::sectors( is_array( $sectors ) ? $sectors : array() ) )
			?? $this->gazetteer->town( sanitize_title( $parish->post_title ) )?->coordinates;
	}

	/** @param list<string> $sectors */
	private function middle( array $sectors ): ?Coordinates {
		$points = array_values( array_filter( array_map( fn ( string $sector ): ?Coordinates => $this->gazetteer->locate_typed( $sector )?->coordinates, $sectors ) ) );
		$count  = count( $points );
		return 0 === $count ? null : new Coordinates(
			array_sum( array_column( $points, 'latitude' ) ) / $count,
			array_sum( array_column( $points, 'longitude' ) ) / $count
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use InvalidArgumentException;

/**
 * A point on the earth, in degrees (WGS 84).
 */
final readonly class Coordinates {

	/** The earth's mean radius. */
	public const EARTH_RADIUS_MILES = 3958.7613;

	/** @throws InvalidArgumentException Outside the globe, or not a number. */
	public function __construct(
		public float $latitude,
		public float $longitude,
	) {
		if ( is_nan( $latitude ) || is_nan( $longitude ) || abs( $latitude ) > 90 || abs( $longitude ) > 180 ) {
			throw new InvalidArgumentException( 'This is not a valid latitude and longitude.' );
		}
	}

	/** Great-circle distance in miles. */
	public function distance_to( self $other ): float {
		$latitude  = deg2rad( $this->latitude );
		$there     = deg2rad( $other->latitude );
		$haversine = sin( ( $there - $latitude ) / 2 ) ** 2
			+ cos( $latitude ) * cos( $there ) * sin( deg2rad( $other->longitude - $this->longitude ) / 2 ) ** 2;
		return 2 * self::EARTH_RADIUS_MILES * asin( min( 1.0, sqrt( $haversine ) ) );
	}

	/** The smallest box in degrees that holds every point within so many miles. */
	public function bounding_box( float $miles ): BoundingBox {
		$angle = $miles / self::EARTH_RADIUS_MILES;
		$north = $this->latitude + rad2deg( $angle );
		$south = $this->latitude - rad2deg( $angle );
		$ratio = abs( cos( deg2rad( $this->latitude ) ) ) < 1e-9 ? 2.0 : sin( $angle ) / cos( deg2rad( $this->latitude ) );
		// Near a pole the circle holds every meridian.
		$width = $ratio >= 1 ? 180.0 : rad2deg( asin( $ratio ) );
		return new BoundingBox( max( -90.0, $south ), max( -180.0, $this->longitude - $width ), min( 90.0, $north ), min( 180.0, $this->longitude + $width ) );
	}
}

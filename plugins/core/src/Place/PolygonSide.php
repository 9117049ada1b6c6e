<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * A side of a drawn area, seen from its southern end.
 */
final readonly class PolygonSide {

	public float $south;
	public float $north;

	/** Longitude of its southern end. */
	public float $start;

	/** Degrees of longitude for one of latitude. */
	public float $slope;

	public function __construct( Coordinates $south, Coordinates $north ) {
		$this->south = $south->latitude;
		$this->north = $north->latitude;
		$this->start = $south->longitude;
		$this->slope = ( $north->longitude - $south->longitude ) / ( $north->latitude - $south->latitude );
	}

	/** Whether a line from the point to the east meets it. Of its ends the southern one counts. */
	public function is_east_of( Coordinates $point ): bool {
		return $point->latitude >= $this->south && $point->latitude < $this->north
			&& $point->longitude < $this->start + $this->slope * ( $point->latitude - $this->south );
	}
}

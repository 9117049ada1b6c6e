<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Geo;

use InvalidArgumentException;

/**
 * A rectangle in degrees; it does not cross the date line, nor does the United Kingdom.
 */
final readonly class BoundingBox {

	/** @throws InvalidArgumentException When a side lies beyond its opposite. */
	public function __construct(
		public float $south,
		public float $west,
		public float $north,
		public float $east,
	) {
		if ( ! ( $south <= $north && $west <= $east ) ) {
			throw new InvalidArgumentException( 'A box needs its south below its north and its west before its east.' );
		}
	}

	public function holds( Coordinates $point ): bool {
		return $point->latitude >= $this->south && $point->latitude <= $this->north
			&& $point->longitude >= $this->west && $point->longitude <= $this->east;
	}
}

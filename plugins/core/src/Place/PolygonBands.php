<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * A drawn area made ready for many points: cut into bands from west to east, each with the few sides that pass
 * through it, so that a point is held against these alone.
 */
final readonly class PolygonBands {

	private const BANDS = 128;

	private BoundingBox $box;

	/** Bands for a degree. */
	private float $scale;

	/** @var array<int, list<PolygonSide>> By band, from the south. */
	private array $bands;

	public function __construct( Polygon $polygon ) {
		$this->box = $polygon->box();
		$height    = $this->box->north - $this->box->south;
		$bands     = array();
		// An area without height holds nothing.
		$this->scale = $height > 0 ? self::BANDS / $height : 0.0;
		foreach ( $polygon->sides() as $side ) {
			for ( $band = $this->band( $side->south ), $last = $this->band( $side->north ); $band <= $last; $band++ ) {
				$bands[ $band ][] = $side;
			}
		}
		$this->bands = $bands;
	}

	/** The same as Polygon::holds(). */
	public function holds( float $latitude, float $longitude ): bool {
		if ( $latitude < $this->box->south || $latitude > $this->box->north ) {
			return false;
		}
		$inside = false;
		foreach ( $this->bands[ $this->band( $latitude ) ] ?? array() as $side ) {
			if ( $latitude >= $side->south && $latitude < $side->north && $longitude < $side->start + $side->slope * ( $latitude - $side->south ) ) {
				$inside = ! $inside;
			}
		}
		return $inside;
	}

	private function band( float $latitude ): int {
		return (int) ( ( $latitude - $this->box->south ) * $this->scale );
	}
}

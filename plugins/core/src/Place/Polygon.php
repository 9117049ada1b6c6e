<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use InvalidArgumentException;

/**
 * An area drawn on a map: corners in order, the last joined to the first. Its sides may cross; what lies inside an
 * odd number of loops is inside.
 *
 * Written as Google's encoded polyline with five decimals: plugins/core/tests/vectors/polygons.json has the rules
 * in examples, and src/lib/geo/polygon.ts keeps the same.
 */
final readonly class Polygon {

	public const LEAST = 3;
	public const MOST  = 200;

	/** Two numbers of six characters for each corner at most. */
	public const LONGEST = self::MOST * 12;

	/** @var non-empty-list<Coordinates> */
	public array $corners;

	/**
	 * @param list<Coordinates> $corners
	 * @throws InvalidArgumentException With too few or too many.
	 */
	public function __construct( array $corners ) {
		if ( array() === $corners || count( $corners ) < self::LEAST || count( $corners ) > self::MOST ) {
			throw new InvalidArgumentException( 'An area must have 3 to 200 points.' );
		}
		$this->corners = $corners;
	}

	/** Null for what is no encoded area. */
	public static function parse( string $encoded ): ?self {
		if ( '' === $encoded || strlen( $encoded ) > self::LONGEST || strlen( $encoded ) !== strspn( $encoded, Polyline::LETTERS ) ) {
			return null;
		}
		$points = Polyline::decode( $encoded );
		if ( null === $points || count( $points ) < self::LEAST || count( $points ) > self::MOST ) {
			return null;
		}
		$corners = array();
		foreach ( $points as [ $latitude, $longitude ] ) {
			if ( abs( $latitude ) > 9000000 || abs( $longitude ) > 18000000 ) {
				return null;
			}
			$corners[] = new Coordinates( $latitude / 1e5, $longitude / 1e5 );
		}
		return new self( $corners );
	}

	/** The one way to write it. */
	public function encode(): string {
		return Polyline::encode( array_map( static fn ( Coordinates $corner ): array => array( (int) floor( $corner->latitude * 1e5 + 0.5 ), (int) floor( $corner->longitude * 1e5 + 0.5 ) ), $this->corners ) );
	}

	/** The smallest box that holds it. */
	public function box(): BoundingBox {
		$latitudes  = array_column( $this->corners, 'latitude' );
		$longitudes = array_column( $this->corners, 'longitude' );
		return new BoundingBox( min( $latitudes ), min( $longitudes ), max( $latitudes ), max( $longitudes ) );
	}

	/** A point on a side belongs to one of the two areas that share it. */
	public function holds( Coordinates $point ): bool {
		$inside = false;
		foreach ( $this->sides() as $side ) {
			if ( $side->is_east_of( $point ) ) {
				$inside = ! $inside;
			}
		}
		return $inside;
	}

	/** @return list<PolygonSide> Those that lead north or south: the others bound nothing. */
	public function sides(): array {
		$sides = array();
		$from  = $this->corners[ count( $this->corners ) - 1 ];
		foreach ( $this->corners as $to ) {
			if ( $from->latitude !== $to->latitude ) {
				$sides[] = $from->latitude < $to->latitude ? new PolygonSide( $from, $to ) : new PolygonSide( $to, $from );
			}
			$from = $to;
		}
		return $sides;
	}
}

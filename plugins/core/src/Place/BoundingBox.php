<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

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

	/**
	 * From `south,west,north,east` in decimal degrees; null for what is no box on the globe. Of more than five
	 * decimals (a yard) the rest is left out: vectors/polygons.json has examples, src/lib/geo/bounds.ts keeps the same.
	 */
	public static function parse( string $text ): ?self {
		if ( 1 !== preg_match( '/^-?[0-9]{1,3}(\.[0-9]{1,20})?(,-?[0-9]{1,3}(\.[0-9]{1,20})?){3}$/D', $text ) ) {
			return null;
		}
		[ $south, $west, $north, $east ] = array_map( static fn ( string $degrees ): float => (float) preg_replace( '/(\.[0-9]{5})[0-9]+$/D', '$1', $degrees ) + 0.0, explode( ',', $text ) );
		$is_on_globe = abs( $south ) <= 90 && abs( $north ) <= 90 && abs( $west ) <= 180 && abs( $east ) <= 180;
		return $is_on_globe && $south <= $north && $west <= $east ? new self( $south, $west, $north, $east ) : null;
	}

	/** As parse() reads it, in one way. */
	public function encode(): string {
		return implode( ',', array_map( static fn ( float $degrees ): string => self::plain( $degrees ), array( $this->south, $this->west, $this->north, $this->east ) ) );
	}

	public function holds( Coordinates $point ): bool {
		return $point->latitude >= $this->south && $point->latitude <= $this->north
			&& $point->longitude >= $this->west && $point->longitude <= $this->east;
	}

	public function surrounds( self $other ): bool {
		return $this->south <= $other->south && $this->west <= $other->west && $this->north >= $other->north && $this->east >= $other->east;
	}

	private static function plain( float $degrees ): string {
		$text = rtrim( rtrim( number_format( $degrees, 5, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/** A colour of sRGB, and how well another can be read on it. */
final readonly class Color {

	/** How finely mix() is tried until a contrast is reached. */
	private const STEPS = 50;

	/** Channels from 0 to 255. */
	private function __construct( public int $red, public int $green, public int $blue ) {}

	/** Null for anything but `#rgb` and `#rrggbb`. */
	public static function parse( string $hex ): ?self {
		$hex = strtolower( trim( $hex ) );
		if ( 1 === preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])$/D', $hex, $short ) ) {
			$hex = "#{$short[1]}{$short[1]}{$short[2]}{$short[2]}{$short[3]}{$short[3]}";
		}
		return 1 === preg_match( '/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/D', $hex, $parts ) ? new self( (int) hexdec( $parts[1] ), (int) hexdec( $parts[2] ), (int) hexdec( $parts[3] ) ) : null;
	}

	/** For colours of our own source. */
	public static function of( string $hex ): self {
		return self::parse( $hex ) ?? throw new \InvalidArgumentException( "Not a colour: {$hex}" );
	}

	public function hex(): string {
		return sprintf( '#%02x%02x%02x', $this->red, $this->green, $this->blue );
	}

	/** Contrast as WCAG 2 measures it, from 1 to 21. */
	public function contrast( self $other ): float {
		$one = $this->luminance();
		$two = $other->luminance();
		return ( max( $one, $two ) + 0.05 ) / ( min( $one, $two ) + 0.05 );
	}

	/** From 0 for black to 1 for white. */
	public function luminance(): float {
		$linear = static fn ( int $channel ): float => $channel / 255 <= 0.04045 ? $channel / 255 / 12.92 : ( ( $channel / 255 + 0.055 ) / 1.055 ) ** 2.4;
		return 0.2126 * $linear( $this->red ) + 0.7152 * $linear( $this->green ) + 0.0722 * $linear( $this->blue );
	}

	/** @param float $share How much of the other: 0 to 1. */
	public function mix( self $other, float $share ): self {
		$between = static fn ( int $from, int $to ): int => (int) round( $from + ( $to - $from ) * $share );
		return new self( $between( $this->red, $other->red ), $between( $this->green, $other->green ), $between( $this->blue, $other->blue ) );
	}

	/**
	 * The nearest colour on the way to another that can be read on each ground; the other where none can.
	 *
	 * @param list<self> $grounds
	 */
	public function reach( self $toward, array $grounds, float $least ): self {
		for ( $step = 0; $step <= self::STEPS; $step++ ) {
			$mixed = $this->mix( $toward, $step / self::STEPS );
			if ( $mixed->lowest_contrast( $grounds ) >= $least ) {
				return $mixed;
			}
		}
		return $toward;
	}

	/** @param list<self> $others */
	private function lowest_contrast( array $others ): float {
		return min( 21.0, ...array_map( $this->contrast( ... ), $others ) );
	}
}

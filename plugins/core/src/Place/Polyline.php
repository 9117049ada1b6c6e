<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * Google's encoded polylines: each number as its difference from the one before, in pieces of five bits, the lowest
 * first, as printable characters. Numbers are hundred-thousandths of a degree.
 */
final class Polyline {

	/** Every character that occurs. */
	public const LETTERS = '?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~';

	/** Six pieces hold any difference of longitudes; a seventh is a stranger's. */
	private const PIECES = 6;

	/** @param list<array{int, int}> $points Latitude, longitude. */
	public static function encode( array $points ): string {
		$text   = '';
		$before = array( 0, 0 );
		foreach ( $points as $point ) {
			foreach ( array( 0, 1 ) as $axis ) {
				$text .= self::number( $point[ $axis ] - $before[ $axis ] );
			}
			$before = $point;
		}
		return $text;
	}

	/**
	 * @param string $text Of these letters alone.
	 * @return list<array{int, int}>|null Null where it ends too early, or a number is too long.
	 */
	public static function decode( string $text ): ?array {
		$points = array();
		$at     = array( 0, 0 );
		$axis   = 0;
		$value  = 0;
		$piece  = 0;
		foreach ( '' === $text ? array() : str_split( $text ) as $letter ) {
			$bits   = ord( $letter ) - 63;
			$value |= ( $bits & 31 ) << ( 5 * $piece );
			if ( $bits >= 32 ) {
				if ( ++$piece >= self::PIECES ) {
					return null;
				}
				continue;
			}
			$at[ $axis ] += 1 === ( $value & 1 ) ? ~( $value >> 1 ) : $value >> 1;
			if ( 1 === $axis ) {
				$points[] = array( $at[0], $at[1] );
			}
			$axis  = 1 - $axis;
			$value = 0;
			$piece = 0;
		}
		return 0 === $axis && 0 === $piece ? $points : null;
	}

	private static function number( int $difference ): string {
		$bits = $difference < 0 ? ~( $difference << 1 ) : $difference << 1;
		$text = '';
		while ( $bits >= 32 ) {
			$text .= chr( ( 32 | ( $bits & 31 ) ) + 63 );
			$bits >>= 5;
		}
		return $text . chr( $bits + 63 );
	}
}

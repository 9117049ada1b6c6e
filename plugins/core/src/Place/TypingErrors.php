<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * How far what was typed is from a name: letters left out, added, changed or swapped.
 */
final class TypingErrors {

	/** Errors forgiven in something of this length. */
	public static function allowed( string $typed ): int {
		return match ( true ) {
			strlen( $typed ) < 3 => 0,
			strlen( $typed ) < 5 => 1,
			strlen( $typed ) < 9 => 2,
			default => 3,
		};
	}

	/**
	 * The least errors that make the name, or its beginning, of what was typed; null where there are too many.
	 *
	 * @param string $typed Key of NameKey.
	 * @param string $name  Key of NameKey.
	 */
	public static function between( string $typed, string $name ): ?float {
		$allowed = self::allowed( $typed );
		$whole   = abs( strlen( $typed ) - strlen( $name ) ) > $allowed ? PHP_INT_MAX : self::distance( $typed, $name );
		$least   = (float) $whole;
		if ( strlen( $name ) > strlen( $typed ) && strlen( $typed ) >= 4 ) {
			// Half-typed names count a little less than whole ones, and forgive one error fewer.
			$start = self::distance( $typed, substr( $name, 0, strlen( $typed ) ) );
			$least = $start <= $allowed - 1 ? min( $least, $start + 0.5 ) : $least;
		}
		return $least > $allowed + 0.5 || ( $least > $allowed && PHP_INT_MAX === $whole ) ? null : $least;
	}

	/** Optimal string alignment: Levenshtein's distance with swaps of neighbours as one error. */
	public static function distance( string $a, string $b ): int {
		$rows = strlen( $a );
		$cols = strlen( $b );
		$two  = array();
		$one  = range( 0, $cols );
		for ( $i = 1; $i <= $rows; $i++ ) {
			$row = array( $i );
			for ( $j = 1; $j <= $cols; $j++ ) {
				$row[ $j ] = min( $one[ $j ] + 1, $row[ $j - 1 ] + 1, $one[ $j - 1 ] + ( $a[ $i - 1 ] === $b[ $j - 1 ] ? 0 : 1 ) );
				if ( $i > 1 && $j > 1 && $a[ $i - 1 ] === $b[ $j - 2 ] && $a[ $i - 2 ] === $b[ $j - 1 ] ) {
					$row[ $j ] = min( $row[ $j ], $two[ $j - 2 ] + 1 );
				}
			}
			$two = $one;
			$one = $row;
		}
		return $one[ $cols ];
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * The three-letter pieces of a name, its beginning and end included.
 */
final class Trigrams {

	/** @return list<string> Of a key of NameKey: `rye` gives `__r`, `_ry`, `rye`, `ye_`. */
	public static function of( string $key ): array {
		if ( '' === $key ) {
			return array();
		}
		$padded = '__' . $key . '_';
		$pieces = array();
		for ( $i = 0, $last = strlen( $padded ) - 3; $i <= $last; $i++ ) {
			$pieces[ substr( $padded, $i, 3 ) ] = true;
		}
		// PHP makes numbers of keys that look like them.
		return array_map( strval( ... ), array_keys( $pieces ) );
	}
}

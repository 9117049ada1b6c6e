<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * Names as they are compared: MySQL folds accents, SQLite does not, so PHP does it for both. TypeScript has the same
 * in src/lib/name-key.ts; tests/vectors/name-keys.json holds both to it.
 */
final class NameKey {

	/** What remove_accents() leaves as it is (Welsh letters), or reads in another way than we do. */
	private const OTHERS = array(
		'&' => ' and ',
		"'" => '',
		'’' => '',
		'ß' => 'ss',
		'ẁ' => 'w',
		'ẃ' => 'w',
		'ẅ' => 'w',
		'€' => ' ',
		'£' => ' ',
	);

	/** The same whatever the site's language: German would read ä as ae. */
	private const LOCALE = 'en_GB';

	/** Lower-case, accents folded, `&` as and, only a-z and 0-9: `St Mary's Bay` is `stmarysbay`. */
	public static function of( string $name ): string {
		return str_replace( '-', '', self::slug( $name ) );
	}

	/** @return list<string> The three-letter pieces of a key, its beginning and end included: `rye` gives `__r`, `_ry`, `rye`, `ye_`. */
	public static function trigrams( string $key ): array {
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

	/** The same with hyphens between words: `st-marys-bay`, as in addresses. */
	public static function slug( string $name ): string {
		$name = strtr( mb_strtolower( $name, 'UTF-8' ), self::OTHERS );
		if ( 1 === preg_match( '/[\x80-\xFF]/', $name ) ) {
			// Accents that stand behind their letter: WordPress joins them only where PHP has intl.
			$name = remove_accents( (string) preg_replace( '/\p{M}+/u', '', $name ), self::LOCALE );
		}
		return trim( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( $name ) ), '-' );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * Names as they are compared: MySQL folds accents, SQLite does not, so PHP does it for both.
 */
final class NameKey {

	private const FOLDED = array(
		'a'  => 'àáâãäåā',
		'c'  => 'çć',
		'e'  => 'èéêëē',
		'i'  => 'ìíîïī',
		'n'  => 'ñ',
		'o'  => 'òóôõöøō',
		'u'  => 'ùúûüū',
		'w'  => 'ŵẁẃ',
		'y'  => 'ýÿŷ',
		'ss' => 'ß',
		'ae' => 'æ',
		'oe' => 'œ',
	);

	/** Lower-case, accents folded, `&` as and, only a-z and 0-9: `St Mary's Bay` is `stmarysbay`. */
	public static function of( string $name ): string {
		return str_replace( '-', '', self::slug( $name ) );
	}

	/** The same with hyphens between words: `st-marys-bay`, as in addresses. */
	public static function slug( string $name ): string {
		$name = strtr( mb_strtolower( $name, 'UTF-8' ), self::map() );
		return trim( (string) preg_replace( '/[^a-z0-9]+/', '-', $name ), '-' );
	}

	/** @return array<string, string> */
	private static function map(): array {
		/** @var array<string, string>|null $map */
		static $map = null;
		if ( null === $map ) {
			$map = array(
				'&' => ' and ',
				"'" => '',
				'’' => '',
			);
			foreach ( self::FOLDED as $plain => $letters ) {
				foreach ( mb_str_split( $letters, 1, 'UTF-8' ) as $letter ) {
					$map[ $letter ] = $plain;
				}
			}
		}
		return $map;
	}
}

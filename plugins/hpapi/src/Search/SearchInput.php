<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Filter\FilterInput;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\Postcode;

/**
 * Reads the places and words that visitors type. The rules are those of tests/vectors/search-url.json, which TypeScript
 * keeps too.
 */
final class SearchInput {

	/** Between the places of a location. */
	public const BETWEEN = ';';

	public const MOST_PLACES = 6;

	/**
	 * Places as typed or as a form sends them one by one, with semicolons between them; six at most, each once.
	 *
	 * @param mixed $value A text, or a list of texts.
	 */
	public static function location( mixed $value ): string {
		$places = array();
		foreach ( is_array( $value ) ? $value : array( $value ) as $typed ) {
			foreach ( explode( self::BETWEEN, FilterInput::text( $typed ) ) as $one ) {
				$place = self::place( $one );
				if ( '' !== $place ) {
					$places += array( NameKey::of( $place ) => $place );
				}
			}
		}
		return implode( self::BETWEEN, array_slice( $places, 0, self::MOST_PLACES ) );
	}

	/**
	 * The places of a location.
	 *
	 * @return list<string> None where it is empty.
	 */
	public static function places( string $location ): array {
		return '' === $location ? array() : explode( self::BETWEEN, $location );
	}

	/** Letters with their accents, digits and ' ’ & , . - remain, a postcode in its usual form. */
	private static function place( string $value ): string {
		$cleaned = preg_replace( "/[^\\p{L}\\p{M}\\p{N}'’&,.\\-]+/u", ' ', $value );
		$cleaned = trim( mb_substr( trim( (string) $cleaned ), 0, 100 ) );
		return self::has_digit( $cleaned ) ? Postcode::spaced( mb_strtoupper( $cleaned ) ) : $cleaned;
	}

	/** Words as typed: letters, digits and ' ’ & . - remain, and double quotes around them. */
	public static function keyword( mixed $value, int $longest ): string {
		$typed     = trim( FilterInput::plain( $value ) );
		$is_phrase = str_starts_with( $typed, '"' );
		$cleaned   = preg_replace( "/[^\\p{L}\\p{M}\\p{N}'’&.\\-]+/u", ' ', $typed );
		$cleaned   = trim( mb_substr( trim( (string) $cleaned ), 0, $longest - 2 ) );
		return '' !== NameKey::of( $cleaned ) && $is_phrase ? "\"{$cleaned}\"" : ( '' === NameKey::of( $cleaned ) ? '' : $cleaned );
	}

	/** A postcode, or a part of one (SRCH-05). */
	public static function has_digit( string $location ): bool {
		return 1 === preg_match( '/[0-9]/', $location );
	}
}

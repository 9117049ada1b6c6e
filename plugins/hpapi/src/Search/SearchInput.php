<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\Postcode;

/**
 * Reads what a form, an address or a stranger sent: anything unfit counts as its default.
 *
 * The rules are those of tests/vectors/search-url.json, which TypeScript keeps too.
 */
final class SearchInput {

	/** Between the places of a location. */
	public const BETWEEN = ';';

	public const MOST_PLACES = 6;

	/** Pounds and separators as people write them: "£250,000". */
	public static function whole( mixed $value, int $default, int $max ): int {
		$digits = preg_replace( '/[£,\s]+/u', '', self::text( $value ) );
		return is_string( $digits ) && 1 === preg_match( '/^[0-9]{1,18}$/D', $digits ) && (int) $digits <= $max ? (int) $digits : $default;
	}

	/** With at most two decimals. */
	public static function decimal( mixed $value, float $default, float $max ): float {
		$number = preg_replace( '/[,\s]+/u', '', self::text( $value ) );
		return is_string( $number ) && 1 === preg_match( '/^[0-9]{1,9}(\.[0-9]{1,2})?$/D', $number ) && (float) $number <= $max ? (float) $number : $default;
	}

	/** @param list<string> $options The first is the default. */
	public static function one_of( mixed $value, array $options ): string {
		$value = self::text( $value );
		return in_array( $value, $options, true ) ? $value : $options[0];
	}

	/** As it is; empty where it is no text. */
	public static function plain( mixed $value ): string {
		return is_string( $value ) ? self::text( $value ) : '';
	}

	public static function slug( mixed $value, int $longest = 60 ): string {
		$value = strtolower( trim( self::text( $value ) ) );
		return 1 === preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $value ) && strlen( $value ) <= $longest ? $value : '';
	}

	/**
	 * Places as typed or as a form sends them one by one, with semicolons between them; six at most, each once.
	 *
	 * @param mixed $value A text, or a list of texts.
	 */
	public static function location( mixed $value ): string {
		$places = array();
		foreach ( is_array( $value ) ? $value : array( $value ) as $typed ) {
			foreach ( explode( self::BETWEEN, self::text( $typed ) ) as $one ) {
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

	/** Words as typed: letters, digits and ' ’ & . - remain; what stands in double quotes stays in them. */
	public static function keyword( mixed $value, int $longest ): string {
		$typed     = trim( self::plain( $value ) );
		$is_phrase = str_starts_with( $typed, '"' );
		$cleaned   = preg_replace( "/[^\\p{L}\\p{M}\\p{N}'’&.\\-]+/u", ' ', $typed );
		$cleaned   = trim( mb_substr( trim( (string) $cleaned ), 0, $longest - 2 ) );
		return '' !== NameKey::of( $cleaned ) && $is_phrase ? "\"{$cleaned}\"" : ( '' === NameKey::of( $cleaned ) ? '' : $cleaned );
	}

	/** A day of this century as YYYY-MM-DD; empty where there is no such day. */
	public static function day( mixed $value ): string {
		$day = trim( self::plain( $value ) );
		return 1 === preg_match( '/^(20[0-9]{2})-([0-9]{2})-([0-9]{2})$/D', $day, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $day : '';
	}

	/** A postcode, or a part of one (SRCH-05). */
	public static function has_digit( string $location ): bool {
		return 1 === preg_match( '/[0-9]/', $location );
	}

	private static function text( mixed $value ): string {
		if ( is_bool( $value ) || ! is_scalar( $value ) ) {
			return '';
		}
		$text = is_float( $value ) ? rtrim( rtrim( sprintf( '%.4F', $value ), '0' ), '.' ) : (string) $value;
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : '';
	}
}

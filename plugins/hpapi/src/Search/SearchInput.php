<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Postcode;

/**
 * Reads what a form, an address or a stranger sent: anything unfit counts as its default.
 *
 * The rules are those of tests/vectors/search-url.json, which TypeScript keeps too.
 */
final class SearchInput {

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

	/** A parish or postcode as typed: letters with their accents, digits and ' ’ & , . - remain, a postcode in its usual form. */
	public static function location( mixed $value ): string {
		$cleaned = preg_replace( "/[^\\p{L}\\p{M}\\p{N}'’&,.\\-]+/u", ' ', self::text( $value ) );
		$cleaned = trim( mb_substr( trim( (string) $cleaned ), 0, 100 ) );
		return self::has_digit( $cleaned ) ? Postcode::spaced( mb_strtoupper( $cleaned ) ) : $cleaned;
	}

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

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

/**
 * Reads what a form, an address or a program sent. An invalid value is the default.
 */
final class FilterInput {

	/** Whole numbers as people write them: "£250,000". */
	public static function whole( mixed $value, int $default, int $most ): int {
		$digits = self::without_signs( $value );
		return 1 === preg_match( '/^[0-9]{1,18}$/D', $digits ) && (int) $digits <= $most ? (int) $digits : $default;
	}

	/** The same with at most two decimals. */
	public static function decimal( mixed $value, float $default, float $most ): float {
		$number = self::without_signs( $value );
		return 1 === preg_match( '/^[0-9]{1,9}(\.[0-9]{1,2})?$/D', $number ) && (float) $number <= $most ? (float) $number : $default;
	}

	/** @param list<string> $choices */
	public static function one_of( mixed $value, array $choices, string $default ): string {
		$value = self::text( $value );
		return in_array( $value, $choices, true ) ? $value : $default;
	}

	public static function slug( mixed $value, int $longest = 60 ): string {
		$value = strtolower( trim( self::text( $value ) ) );
		return 1 === preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $value ) && strlen( $value ) <= $longest ? $value : '';
	}

	/** A day of this century as YYYY-MM-DD. */
	public static function day( mixed $value ): string {
		$day = trim( self::plain( $value ) );
		return 1 === preg_match( '/^(20[0-9]{2})-([0-9]{2})-([0-9]{2})$/D', $day, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $day : '';
	}

	/** A text unchanged; empty for anything else. */
	public static function plain( mixed $value ): string {
		return is_string( $value ) ? self::text( $value ) : '';
	}

	/** A text or a number; empty for anything else. */
	public static function text( mixed $value ): string {
		if ( is_bool( $value ) || ! is_scalar( $value ) ) {
			return '';
		}
		$text = is_float( $value ) ? rtrim( rtrim( sprintf( '%.4F', $value ), '0' ), '.' ) : (string) $value;
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : '';
	}

	private static function without_signs( mixed $value ): string {
		return (string) preg_replace( '/[£,\s]+/u', '', self::text( $value ) );
	}
}

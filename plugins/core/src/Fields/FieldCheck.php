<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

use HearthHammer\Core\Calendar\Day;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Text\Scalar;

/**
 * Says what is wrong with a value that a person gave for a field: the field's schema says what is right.
 *
 * `FieldValue` makes the best of whatever a source brings; here nothing is bent. Besides JSON Schema's own words the
 * formats `date` (YYYY-MM-DD), `postcode` and `https-address` count.
 */
final class FieldCheck {

	/**
	 * @param array<string, mixed> $field Its schema.
	 * @param string               $label What the field is called on the screen.
	 * @param string               $hint  A sentence that says what a pattern wants.
	 * @return string|null A sentence; null where the value may be kept.
	 */
	public static function fault( array $field, mixed $value, string $label, string $hint = '' ): ?string {
		if ( null === $value || '' === $value ) {
			return isset( $field['enum'] ) && ! in_array( '', (array) $field['enum'], true )
				/* translators: %s: name of a field */
				? sprintf( __( '%s: choose an option.', 'hearth-hammer' ), $label )
				: null;
		}
		$type = is_array( $field['type'] ?? null ) ? $field['type'][0] : ( $field['type'] ?? 'string' );
		return match ( $type ) {
			'integer', 'number' => self::number( $field, (string) $type, $value, $label ),
			'boolean' => is_bool( $value ) || in_array( $value, array( 0, 1, '0', '1', 'true', 'false' ), true ) ? null : self::kind( $label ),
			'array' => self::items( $field, $value, $label, $hint ),
			'object' => self::properties( $field, $value, $label ),
			default => is_string( $value ) || is_int( $value ) || is_float( $value ) ? self::text( $field, (string) $value, $label, $hint ) : self::kind( $label ),
		};
	}

	/** @param array<string, mixed> $field */
	private static function number( array $field, string $type, mixed $value, string $label ): ?string {
		if ( ! is_scalar( $value ) || is_bool( $value ) ) {
			return self::kind( $label );
		}
		if ( ! is_numeric( $value ) || ! is_finite( (float) $value ) ) {
			/* translators: 1: name of a field, 2: what was typed */
			return sprintf( __( '%1$s: “%2$s” is not a number.', 'hearth-hammer' ), $label, self::typed( $value ) );
		}
		$number = (float) $value;
		if ( 'integer' === $type && ( floor( $number ) !== $number || abs( $number ) > 9e15 ) ) {
			/* translators: 1: name of a field, 2: what was typed */
			return sprintf( __( '%1$s: “%2$s” is not a whole number.', 'hearth-hammer' ), $label, self::typed( $value ) );
		}
		if ( isset( $field['enum'] ) && ! in_array( $number, array_map( floatval( ... ), (array) $field['enum'] ), true ) ) {
			return self::choice( $value, $label );
		}
		if ( isset( $field['minimum'] ) && $number < $field['minimum'] ) {
			/* translators: 1: name of a field, 2: what was typed, 3: the smallest number that may be */
			return sprintf( __( '%1$s: %2$s is too low. Enter %3$s or more.', 'hearth-hammer' ), $label, self::typed( $value ), (string) $field['minimum'] );
		}
		if ( isset( $field['maximum'] ) && $number > $field['maximum'] ) {
			/* translators: 1: name of a field, 2: what was typed, 3: the largest number that may be */
			return sprintf( __( '%1$s: %2$s is too high. Enter %3$s or less.', 'hearth-hammer' ), $label, self::typed( $value ), (string) $field['maximum'] );
		}
		return null;
	}

	/** @param array<string, mixed> $field */
	private static function text( array $field, string $value, string $label, string $hint ): ?string {
		$typed = self::typed( $value );
		return match ( true ) {
			isset( $field['enum'] ) && ! in_array( $value, array_map( strval( ... ), (array) $field['enum'] ), true ) => self::choice( $value, $label ),
			/* translators: 1: name of a field, 2: what was typed, 3: a sentence that says what is right */
			isset( $field['pattern'] ) && 1 !== preg_match( '/' . str_replace( '/', '\/', (string) $field['pattern'] ) . '/Du', $value ) => trim( sprintf( __( '%1$s: “%2$s” is not valid. %3$s', 'hearth-hammer' ), $label, $typed, $hint ) ),
			/* translators: 1: name of a field, 2: what was typed */
			'date' === ( $field['format'] ?? '' ) && ! Day::is_one( $value ) => sprintf( __( '%1$s: “%2$s” is not a date. Enter it like 2026-12-31.', 'hearth-hammer' ), $label, $typed ),
			/* translators: 1: name of a field, 2: what was typed */
			'postcode' === ( $field['format'] ?? '' ) && null === Postcode::parse( $value ) => sprintf( __( '%1$s: “%2$s” is not a UK postcode. Enter it like TN17 3AB.', 'hearth-hammer' ), $label, $typed ),
			/* translators: 1: name of a field, 2: what was typed */
			'https-address' === ( $field['format'] ?? '' ) && ! self::is_https( $value ) => sprintf( __( '%1$s: “%2$s” is not a web address that starts with https://.', 'hearth-hammer' ), $label, $typed ),
			default => null,
		};
	}

	/** @param array<string, mixed> $field */
	private static function items( array $field, mixed $value, string $label, string $hint ): ?string {
		if ( ! is_array( $value ) || ! array_is_list( $value ) ) {
			return self::kind( $label );
		}
		foreach ( $value as $one ) {
			$fault = self::fault( (array) ( $field['items'] ?? array() ), $one, $label, $hint );
			if ( null !== $fault ) {
				return $fault;
			}
		}
		return null;
	}

	/** @param array<string, mixed> $field */
	private static function properties( array $field, mixed $value, string $label ): ?string {
		if ( ! is_array( $value ) ) {
			return self::kind( $label );
		}
		foreach ( (array) ( $field['properties'] ?? array() ) as $name => $property ) {
			$fault = is_array( $property ) ? self::fault( $property, $value[ $name ] ?? null, $label ) : null;
			if ( null !== $fault ) {
				return $fault;
			}
		}
		return null;
	}

	private static function is_https( string $value ): bool {
		$parts = wp_parse_url( $value );
		return is_array( $parts ) && 'https' === strtolower( $parts['scheme'] ?? '' ) && str_contains( $parts['host'] ?? '', '.' )
			&& ! isset( $parts['user'] ) && 1 !== preg_match( '/[\s<>"]/', $value );
	}

	private static function choice( mixed $value, string $label ): string {
		/* translators: 1: name of a field, 2: what was typed */
		return sprintf( __( '%1$s: “%2$s” is not one of the options.', 'hearth-hammer' ), $label, self::typed( $value ) );
	}

	private static function kind( string $label ): string {
		/* translators: %s: name of a field */
		return sprintf( __( '%s: this value is not valid.', 'hearth-hammer' ), $label );
	}

	private static function typed( mixed $value ): string {
		return mb_strimwidth( Scalar::text( $value ), 0, 60, '…' );
	}
}

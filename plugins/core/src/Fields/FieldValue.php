<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

use HearthHammer\Core\Text\Scalar;

/**
 * Brings whatever came into the type and bounds of a field's schema.
 */
final class FieldValue {

	/**
	 * @param array<string, mixed> $field Of the schema: `type`, `enum`, `minimum`, `maximum`, `items`, `format`.
	 * @param string               $name  `url` takes web addresses only.
	 */
	public static function clean( array $field, mixed $value, string $name = '' ): mixed {
		$type = $field['type'] ?? 'string';
		if ( is_array( $type ) ) {
			if ( null === $value || '' === $value || ! is_numeric( $value ) ) {
				return null;
			}
			$type = $type[0];
		}
		$clean = match ( $type ) {
			'integer' => is_numeric( $value ) ? (int) round( (float) $value ) : 0,
			'number' => is_numeric( $value ) ? (float) $value : 0.0,
			'boolean' => is_scalar( $value ) && rest_sanitize_boolean( (string) $value ),
			'array' => self::items( (array) ( $field['items'] ?? array() ), $value ),
			'object' => self::properties( (array) ( $field['properties'] ?? array() ), is_array( $value ) ? $value : array() ),
			default => self::text( $field, $value, $name ),
		};
		if ( isset( $field['enum'] ) && ! in_array( $clean, (array) $field['enum'], true ) ) {
			// The first is what stands where nothing is known.
			return ( (array) $field['enum'] )[0];
		}
		if ( is_int( $clean ) || is_float( $clean ) ) {
			$clean = max( $clean, $field['minimum'] ?? $clean );
			$clean = min( $clean, $field['maximum'] ?? $clean );
		}
		return $clean;
	}

	/** @param array<string, mixed> $field */
	private static function text( array $field, mixed $value, string $name ): string {
		$value = Scalar::text( $value );
		return match ( true ) {
			'url' === $name => esc_url_raw( $value, array( 'http', 'https' ) ),
			'textarea-field' === ( $field['format'] ?? '' ) => sanitize_textarea_field( $value ),
			default => self::plain( $value ),
		};
	}

	/** One line without tags. sanitize_text_field() would also take `%20` out of addresses of pictures. */
	private static function plain( string $value ): string {
		return trim( (string) preg_replace( '/[\s\x00-\x1f\x7f]+/', ' ', wp_strip_all_tags( wp_check_invalid_utf8( $value ) ) ) );
	}

	/**
	 * @param array<string, mixed> $items
	 * @return list<mixed>
	 */
	private static function items( array $items, mixed $value ): array {
		$clean = array();
		foreach ( is_array( $value ) ? $value : array() as $one ) {
			if ( 'object' === ( $items['type'] ?? 'string' ) ) {
				$clean[] = self::properties( (array) ( $items['properties'] ?? array() ), is_array( $one ) ? $one : array() );
			} elseif ( is_scalar( $one ) && '' !== trim( (string) $one ) ) {
				$clean[] = self::clean( $items, $one );
			}
		}
		return $clean;
	}

	/**
	 * Those that came, and no others.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @param array<mixed>                        $value
	 * @return array<string, mixed>
	 */
	private static function properties( array $properties, array $value ): array {
		$clean = array();
		foreach ( $properties as $name => $property ) {
			if ( isset( $value[ $name ] ) || ( is_array( $property['type'] ?? null ) && array_key_exists( $name, $value ) ) ) {
				$clean[ $name ] = self::clean( $property, $value[ $name ], $name );
			}
		}
		return $clean;
	}
}

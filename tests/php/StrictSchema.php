<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use stdClass;

/**
 * Holds data against a JSON Schema more strictly than WordPress does, which takes '5' for a number and lets
 * unknown properties pass: the TypeScript side reads what was really sent.
 */
final class StrictSchema {

	/**
	 * @param array<string, mixed> $schema
	 * @return list<string> What is wrong, each with its place; empty when nothing is.
	 */
	public static function faults( mixed $data, array $schema ): array {
		// What JavaScript gets: objects stay objects, JsonSerializable is applied.
		$sent   = json_decode( (string) wp_json_encode( $data ) );
		$faults = self::walk( $sent, $schema, '$' );
		$valid  = rest_validate_value_from_schema( json_decode( (string) wp_json_encode( $data ), true ), $schema, '$' );
		return is_wp_error( $valid ) ? array( ...$faults, $valid->get_error_message() ) : $faults;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return list<string>
	 */
	private static function walk( mixed $value, array $schema, string $at ): array {
		foreach ( array( 'anyOf', 'oneOf' ) as $choice ) {
			if ( isset( $schema[ $choice ] ) ) {
				$tries = array_map( static fn ( array $option ): array => self::walk( $value, array( ...array_diff_key( $schema, array( $choice => 1 ) ), ...$option ), $at ), $schema[ $choice ] );
				// The option that fits best: none of the others' types is meant.
				usort( $tries, static fn ( array $a, array $b ): int => self::weight( $a ) <=> self::weight( $b ) );
				return $tries[0] ?? array();
			}
		}
		if ( isset( $schema['type'] ) && ! self::is_one_of( $value, (array) $schema['type'] ) ) {
			return array( sprintf( '%s is %s and should be %s', $at, get_debug_type( $value ), implode( ' or ', (array) $schema['type'] ) ) );
		}
		return match ( true ) {
			$value instanceof stdClass => self::walk_object( get_object_vars( $value ), $schema, $at ),
			is_array( $value )         => self::walk_list( $value, $schema, $at ),
			default                    => array(),
		};
	}

	/** @param list<string> $faults */
	private static function weight( array $faults ): int {
		return count( $faults ) + ( str_contains( $faults[0] ?? '', ' should be ' ) ? 1000 : 0 );
	}

	/**
	 * @param array<string, mixed> $values
	 * @param array<string, mixed> $schema
	 * @return list<string>
	 */
	private static function walk_object( array $values, array $schema, string $at ): array {
		$faults = array();
		$known  = $schema['properties'] ?? array();
		foreach ( $known as $name => $property ) {
			$required = true === ( $property['required'] ?? false ) || in_array( $name, (array) ( $schema['required'] ?? array() ), true );
			if ( $required && ! array_key_exists( $name, $values ) ) {
				$faults[] = "{$at}.{$name} is missing";
			}
		}
		foreach ( $values as $name => $value ) {
			$property = $known[ $name ] ?? self::pattern_for( (string) $name, $schema ) ?? $schema['additionalProperties'] ?? array() === $known;
			if ( is_array( $property ) ) {
				$faults = array( ...$faults, ...self::walk( $value, $property, "{$at}.{$name}" ) );
			} elseif ( false === $property ) {
				$faults[] = "{$at}.{$name} is not in the schema";
			}
		}
		return $faults;
	}

	/**
	 * @param array<mixed>         $values
	 * @param array<string, mixed> $schema
	 * @return list<string>
	 */
	private static function walk_list( array $values, array $schema, string $at ): array {
		$faults = array();
		foreach ( isset( $schema['items'] ) ? $values : array() as $index => $value ) {
			$faults = array( ...$faults, ...self::walk( $value, $schema['items'], "{$at}[{$index}]" ) );
		}
		return $faults;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>|null
	 */
	private static function pattern_for( string $name, array $schema ): ?array {
		foreach ( $schema['patternProperties'] ?? array() as $pattern => $property ) {
			if ( 1 === preg_match( '#' . str_replace( '#', '\\#', $pattern ) . '#u', $name ) ) {
				return $property;
			}
		}
		return null;
	}

	/** @param array<string> $types */
	private static function is_one_of( mixed $value, array $types ): bool {
		foreach ( $types as $type ) {
			$is = match ( $type ) {
				'integer' => is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value ),
				'number'  => is_int( $value ) || is_float( $value ),
				'string'  => is_string( $value ),
				'boolean' => is_bool( $value ),
				'null'    => null === $value,
				'array'   => is_array( $value ),
				'object'  => $value instanceof stdClass,
				default   => false,
			};
			if ( $is ) {
				return true;
			}
		}
		return false;
	}
}

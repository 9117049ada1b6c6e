<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Schema;

use RuntimeException;

/**
 * A JSON Schema (draft-04, the dialect WordPress validates) read from a plugin's `schemas` folder.
 *
 * The same file gives a route its arguments, a test its measure and TypeScript its types. WordPress reads
 * `required: true` on a property, not a list at the root. What several schemas contain stands in `schemas/parts`,
 * see SchemaResolver.
 */
final readonly class Schema {

	/** @param array<string, mixed> $definition */
	private function __construct( private array $definition ) {}

	/**
	 * @param string $path Absolute path of a JSON file.
	 * @throws RuntimeException When it is missing or no JSON object: a mistake of ours, never a visitor's.
	 */
	public static function from_file( string $path ): self {
		/** @var array<string, self> $read */
		static $read = array();
		return $read[ $path ] ??= new self( SchemaResolver::read( $path ) );
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return $this->definition;
	}

	/**
	 * The properties as `args` of `register_rest_route()`, each checked and converted by the schema. As in a form, an
	 * empty number that has a default is not sent; with `"round": "up"` a number between two choices is the larger.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function args(): array {
		$args = array();
		/** @var array<string, array<string, mixed>> $properties */
		$properties = $this->definition['properties'] ?? array();
		foreach ( $properties as $name => $property ) {
			$args[ $name ] = $property + array(
				'validate_callback' => static fn ( mixed $value, \WP_REST_Request $request, string $key ): mixed => rest_validate_request_arg( self::meant( $value, $property ), $request, $key ),
				'sanitize_callback' => static fn ( mixed $value, \WP_REST_Request $request, string $key ): mixed => rest_sanitize_request_arg( self::meant( $value, $property ), $request, $key ),
			);
		}
		return $args;
	}

	/** @param array<string, mixed> $property */
	private static function meant( mixed $value, array $property ): mixed {
		if ( '' === $value && array_key_exists( 'default', $property ) && in_array( $property['type'] ?? '', array( 'integer', 'number' ), true ) ) {
			return $property['default'];
		}
		if ( 'up' !== ( $property['round'] ?? '' ) ) {
			return $value;
		}
		// Ignored, as on the pages: one of the choices is as near as any.
		if ( ! is_scalar( $value ) ) {
			return $value;
		}
		if ( ! is_numeric( $value ) || (float) $value < 0 ) {
			return $property['default'];
		}
		/** @var non-empty-list<int|float> $choices */
		$choices = $property['enum'];
		$larger  = array_filter( $choices, static fn ( int|float $choice ): bool => $choice >= (float) $value );
		return array() === $larger ? max( $choices ) : min( $larger );
	}

	/**
	 * Null when the value fits, else the first fault in words.
	 */
	public function fault_in( mixed $value, string $name = 'value' ): ?string {
		$result = rest_validate_value_from_schema( $value, $this->definition, $name );
		return is_wp_error( $result ) ? $result->get_error_message() : null;
	}
}

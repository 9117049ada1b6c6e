<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Module;
use HearthHammer\Core\Schema\Schema;

/**
 * The fields of a property: schemas/property-fields.json says which there are, for storage, REST and admin alike.
 */
final class PropertyFields implements Module {

	/** Before each field's name as a meta key. */
	public const PREFIX = 'hpapi_';

	public function register(): void {
		add_action( 'init', $this->register_meta( ... ), 11 );
	}

	private function register_meta(): void {
		foreach ( self::schema() as $name => $field ) {
			unset( $field['description'] );
			// Visitors read properties from hpapi/v1; what a feed said of itself is for editors alone.
			$field['context'] = array( 'edit' );
			register_post_meta(
				PropertyPostType::NAME,
				self::PREFIX . $name,
				array(
					'type'              => (string) $field['type'],
					'single'            => true,
					'show_in_rest'      => array( 'schema' => $field ),
					'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
					'sanitize_callback' => static fn ( mixed $value ): mixed => self::clean( $name, $value ),
				)
			);
		}
	}

	/** @return array<string, array<string, mixed>> Field to its schema. */
	public static function schema(): array {
		/** @var array<string, array<string, mixed>> */
		return Schema::from_file( dirname( __DIR__, 2 ) . '/schemas/property-fields.json' )->to_array()['properties'];
	}

	/** The field behind a meta key, or null where the key is none of ours. */
	public static function name_of( string $meta_key ): ?string {
		if ( ! str_starts_with( $meta_key, self::PREFIX ) ) {
			return null;
		}
		$name = substr( $meta_key, strlen( self::PREFIX ) );
		return isset( self::schema()[ $name ] ) ? $name : null;
	}

	/** What may stand in a field, whatever came: the value brought into the schema's type and bounds. */
	public static function clean( string $name, mixed $value ): mixed {
		$field = self::schema()[ $name ] ?? array( 'type' => 'string' );
		$clean = match ( $field['type'] ) {
			'integer' => is_numeric( $value ) ? (int) round( (float) $value ) : 0,
			'number' => is_numeric( $value ) ? (float) $value : 0.0,
			'boolean' => is_scalar( $value ) && rest_sanitize_boolean( (string) $value ),
			'array' => self::clean_list( $field, $value ),
			default => self::clean_text( $name, $value ),
		};
		if ( isset( $field['enum'] ) && ! in_array( $clean, (array) $field['enum'], true ) ) {
			return 'status' === $name ? Status::Available->value : ( (array) $field['enum'] )[0];
		}
		if ( is_int( $clean ) || is_float( $clean ) ) {
			$clean = max( $clean, $field['minimum'] ?? $clean );
			$clean = min( $clean, $field['maximum'] ?? $clean );
		}
		return $clean;
	}

	private static function clean_text( string $name, mixed $value ): string {
		$value = is_scalar( $value ) ? (string) $value : '';
		return 'summary' === $name ? sanitize_textarea_field( $value ) : self::plain( $value );
	}

	/** One line without tags. sanitize_text_field() would also take `%20` out of addresses of pictures. */
	private static function plain( string $value ): string {
		return trim( (string) preg_replace( '/[\s\x00-\x1f\x7f]+/', ' ', wp_strip_all_tags( wp_check_invalid_utf8( $value ) ) ) );
	}

	/**
	 * @param array<string, mixed> $field
	 * @return list<mixed>
	 */
	private static function clean_list( array $field, mixed $value ): array {
		$clean = array();
		/** @var array<string, mixed> $items */
		$items = (array) $field['items'];
		foreach ( is_array( $value ) ? $value : array() as $one ) {
			if ( 'object' === $items['type'] ) {
				$clean[] = self::clean_object( (array) $items['properties'], is_array( $one ) ? $one : array() );
			} elseif ( is_scalar( $one ) && '' !== trim( (string) $one ) ) {
				$clean[] = self::plain( (string) $one );
			}
		}
		return $clean;
	}

	/**
	 * @param array<string, mixed> $properties
	 * @param array<mixed>         $value
	 * @return array<string, int|string>
	 */
	private static function clean_object( array $properties, array $value ): array {
		$clean = array();
		foreach ( $properties as $name => $property ) {
			if ( ! isset( $value[ $name ] ) || ! is_scalar( $value[ $name ] ) ) {
				continue;
			}
			$clean[ $name ] = match ( true ) {
				'integer' === $property['type'] => (int) $value[ $name ],
				'url' === $name => esc_url_raw( (string) $value[ $name ], array( 'http', 'https' ) ),
				default => self::plain( (string) $value[ $name ] ),
			};
		}
		return $clean;
	}
}

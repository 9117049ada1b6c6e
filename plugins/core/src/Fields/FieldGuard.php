<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

use Closure;
use HearthHammer\Core\Module;
use stdClass;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Holds what people give for a post type's fields against the schema before it is kept: on edit screens, which ask
 * faults(), and in core's REST API, which answers 400 with the sentences.
 *
 * What stands there already is never at fault: an odd value that a source brought must not keep staff from the rest.
 */
final class FieldGuard implements Module {

	/** @var Closure(string): string */
	private readonly Closure $label;

	/**
	 * @param (Closure(string): string)|null                               $label What a field is called; by default its name in words.
	 * @param (Closure(string): string)|null                               $hint  What a pattern wants, as a sentence.
	 * @param (Closure(int, array<string, mixed>): array<string, string>)|null $more  Rules beyond the schema: of a post and its changed values, the sentence for each bad field.
	 */
	public function __construct(
		private readonly PostFields $fields,
		?Closure $label = null,
		private readonly ?Closure $hint = null,
		private readonly ?Closure $more = null,
	) {
		$this->label = $label ?? self::words( ... );
	}

	public function register(): void {
		// Before StaffFields remembers what was set.
		add_filter( 'rest_pre_insert_' . $this->fields->post_type, $this->before_rest( ... ), 5, 2 );
		add_filter( 'rest_request_before_callbacks', $this->say_it( ... ), 10, 3 );
	}

	/**
	 * @param int                  $post   0 for one that is not there yet.
	 * @param array<string, mixed> $values By field, as they came.
	 * @return array<string, string> Field to a sentence; only of those that may not be kept.
	 */
	public function faults( int $post, array $values ): array {
		$schema  = $this->fields->schema();
		$faults  = array();
		$changed = array();
		foreach ( array_intersect_key( $values, $schema ) as $name => $value ) {
			$stored = $post > 0 ? get_post_meta( $post, $this->fields->prefix . $name, true ) : '';
			$value  = self::new_items( $value, $stored );
			if ( array() === $value || ( is_scalar( $value ) && is_scalar( $stored ) && (string) $value === (string) $stored ) ) {
				continue;
			}
			$fault = FieldCheck::fault( $schema[ $name ], $value, ( $this->label )( $name ), null === $this->hint ? '' : ( $this->hint )( $name ) );
			if ( null !== $fault ) {
				$faults[ $name ] = $fault;
			} else {
				$changed[ $name ] = $value;
			}
		}
		return $faults + ( null === $this->more || array() === $changed ? array() : ( $this->more )( $post, $changed ) );
	}

	/** Of a list those that do not stand there already. */
	private static function new_items( mixed $value, mixed $stored ): mixed {
		if ( ! is_array( $value ) || ! array_is_list( $value ) || ! is_array( $stored ) ) {
			return $value;
		}
		return array_values( array_filter( $value, static fn ( mixed $one ): bool => ! in_array( self::sorted( $one ), array_map( self::sorted( ... ), $stored ), true ) ) );
	}

	/** Keys may come in any order, and numbers as text. */
	private static function sorted( mixed $item ): mixed {
		if ( ! is_array( $item ) ) {
			return is_scalar( $item ) ? (string) $item : $item;
		}
		ksort( $item );
		return array_map( self::sorted( ... ), $item );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function before_rest( stdClass|WP_Error $prepared, WP_REST_Request $request ): stdClass|WP_Error {
		$faults = is_wp_error( $prepared ) ? array() : $this->faults( (int) ( $prepared->ID ?? 0 ), $this->sent( $request ) );
		return array() === $faults ? $prepared : self::error( $faults );
	}

	/**
	 * WordPress checks types and choices by itself, and says of all of them “Invalid parameter(s): meta”.
	 *
	 * @param array<mixed>                          $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function say_it( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		unset( $handler );
		if ( ! is_wp_error( $response ) || 'rest_invalid_param' !== $response->get_error_code() || ! isset( ( (array) ( $response->get_error_data()['params'] ?? array() ) )['meta'] ) ) {
			return $response;
		}
		$type = get_post_type_object( $this->fields->post_type );
		$base = null === $type ? '' : '/wp/v2/' . ( is_string( $type->rest_base ) && '' !== $type->rest_base ? $type->rest_base : $type->name );
		if ( '' === $base || 1 !== preg_match( '#^' . preg_quote( $base, '#' ) . '(/\d+)?/?$#iD', $request->get_route() ) ) {
			return $response;
		}
		$faults = $this->faults( (int) ( $request->get_url_params()['id'] ?? 0 ), $this->sent( $request ) );
		return array() === $faults ? $response : self::error( $faults );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function sent( WP_REST_Request $request ): array {
		$values = array();
		$meta   = $request->get_param( 'meta' );
		foreach ( is_array( $meta ) ? $meta : array() as $key => $value ) {
			$name = $this->fields->name_of( (string) $key );
			if ( null !== $name ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}

	/** @param array<string, string> $faults */
	public static function error( array $faults ): WP_Error {
		return new WP_Error( 'hh_bad_fields', implode( ' ', $faults ), array( 'status' => 400, 'fields' => $faults ) );
	}

	private static function words( string $name ): string {
		return ucfirst( str_replace( '_', ' ', $name ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A GET is a GET: WordPress would take `?_method=POST` for a POST, so that a link on any page could write. `_method[]`
 * would end in a server error. Both are 400.
 */
final class MethodOverride implements Module {

	public function register(): void {
		// Before the REST server is asked.
		add_action( 'parse_request', $this->check( ... ), 1 );
	}

	private function check( \WP $request ): void {
		if ( ! isset( $request->query_vars['rest_route'] ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security -- Only looked at.
		if ( self::is_refused( $_GET, is_string( $_SERVER['REQUEST_METHOD'] ?? null ) ? $_SERVER['REQUEST_METHOD'] : 'GET' ) ) {
			header( 'Cache-Control: private, no-store' );
			wp_send_json(
				array(
					'code'    => 'rest_invalid_param',
					'message' => __( 'The parameter _method is not valid here.', 'hearth-hammer' ),
					'data'    => array( 'status' => 400 ),
				),
				400
			);
		}
	}

	/** @param array<mixed> $query Parameters of the address. */
	public static function is_refused( array $query, string $method ): bool {
		return array_key_exists( '_method', $query ) && ( ! is_string( $query['_method'] ) || in_array( strtoupper( $method ), array( 'GET', 'HEAD' ), true ) );
	}
}

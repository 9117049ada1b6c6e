<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use HearthHammer\Core\Module;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Says in a sentence which parameters a request to a route of ours lacks; WordPress says "Missing parameter(s): vrm".
 */
final class MissingParameters implements Module {

	public function register(): void {
		add_filter( 'rest_request_after_callbacks', $this->say( ... ), 10, 3 );
	}

	/**
	 * @param array<string, mixed>                  $handler Of the route; ours say how they are cached.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function say( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		unset( $request );
		if ( ! $response instanceof WP_Error || 'rest_missing_callback_param' !== $response->get_error_code() || ! isset( $handler[ AnswerHeaders::CACHING ] ) ) {
			return $response;
		}
		$data    = (array) $response->get_error_data();
		$missing = array_filter( (array) ( $data['params'] ?? array() ), is_string( ... ) );
		/* translators: %s: names of parameters, e.g. vrm and mileage */
		return new WP_Error( 'rest_missing_callback_param', sprintf( _n( 'This request needs the parameter %s.', 'This request needs the parameters %s.', count( $missing ), 'hearth-hammer' ), wp_sprintf_l( '%l', $missing ) ), $data );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use HearthHammer\Core\Module;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress's hooks do to every answer of our controllers: its headers (API-18), its words where parameters are
 * missing, and how HTML is sent.
 */
final class AnswerHooks implements Module {

	/** Key of a route's options; its value is a `Caching`. Routes of others do not have it. */
	public const CACHING = 'hearth_hammer_caching';

	public function register(): void {
		add_filter( 'rest_request_after_callbacks', $this->name_missing( ... ), 10, 3 );
		add_filter( 'rest_post_dispatch', $this->set_headers( ... ), 10, 3 );
		// After WordPress's headers (10), which it does not send once the body has begun.
		add_filter( 'rest_pre_serve_request', $this->send_html( ... ), 11, 3 );
	}

	/**
	 * Says in a sentence which parameters a request lacks; WordPress says "Missing parameter(s): vrm".
	 *
	 * @param array<string, mixed>                  $handler Of the route; ours say how they are cached.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function name_missing( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		unset( $request );
		if ( ! $response instanceof WP_Error || 'rest_missing_callback_param' !== $response->get_error_code() || ! isset( $handler[ self::CACHING ] ) ) {
			return $response;
		}
		$data    = (array) $response->get_error_data();
		$missing = array_filter( (array) ( $data['params'] ?? array() ), is_string( ... ) );
		/* translators: %s: names of parameters, e.g. vrm and mileage */
		return new WP_Error( 'rest_missing_callback_param', sprintf( _n( 'This request needs the parameter %s.', 'This request needs the parameters %s.', count( $missing ), 'hearth-hammer' ), wp_sprintf_l( '%l', $missing ) ), $data );
	}

	/**
	 * Private answers are not stored, and neither are errors that WordPress made before the controller was asked. An error
	 * with `retry_after` says when to come back.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function set_headers( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		unset( $server );
		$caching = $request->get_attributes()[ self::CACHING ] ?? null;
		if ( ! $caching instanceof Caching ) {
			return $response;
		}
		if ( Caching::Never === $caching ) {
			$response->header( 'Cache-Control', 'private, no-store' );
		}
		$data        = $response->get_data();
		$retry_after = $response instanceof WP_REST_Response && $response->is_error() && is_array( $data ) ? ( $data['data']['retry_after'] ?? null ) : null;
		if ( is_int( $retry_after ) ) {
			$response->header( 'Retry-After', (string) $retry_after );
		}
		return $response;
	}

	/**
	 * Sends an HtmlResponse as it is; WordPress would make a JSON string of it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function send_html( bool $served, WP_HTTP_Response $response, WP_REST_Request $request ): bool {
		if ( $served || ! $response instanceof HtmlResponse ) {
			return $served;
		}
		if ( 'HEAD' !== $request->get_method() && is_string( $response->get_data() ) ) {
			echo $response->get_data(); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML is what it is.
		}
		return true;
	}
}

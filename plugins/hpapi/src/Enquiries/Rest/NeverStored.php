<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Rest;

use HearthHammer\Core\Module;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * These answers, errors too, are kept by nobody; errors say when to come back (API-18).
 */
final class NeverStored implements Module {

	public function register(): void {
		add_filter( 'rest_post_dispatch', $this->mark( ... ), 10, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function mark( WP_REST_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_REST_Response {
		unset( $server );
		// WordPress's routes do not mind capitals.
		if ( 1 !== preg_match( '#^/hpapi/v1/(enquiries|estate-agents/properties/\d+/viewing-slots)#i', $request->get_route() ) ) {
			return $response;
		}
		$response->header( 'Cache-Control', 'private, no-store' );
		$data        = $response->get_data();
		$retry_after = $response->is_error() && is_array( $data ) ? ( $data['data']['retry_after'] ?? null ) : null;
		if ( is_int( $retry_after ) ) {
			$response->header( 'Retry-After', (string) $retry_after );
		}
		return $response;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use HearthHammer\Core\Module;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The headers of every answer of our controllers (API-18). Nobody stores a private route's answer, an error that
 * WordPress made before the controller was asked included; an error with `retry_after` says when to come back.
 */
final class AnswerHeaders implements Module {

	/** Key of a route's options; its value is a `Caching`. Routes of others do not have it. */
	public const CACHING = 'hearth_hammer_caching';

	public function register(): void {
		add_filter( 'rest_post_dispatch', $this->set( ... ), 10, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function set( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
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
}

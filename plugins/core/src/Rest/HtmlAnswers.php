<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use HearthHammer\Core\Module;
use WP_HTTP_Response;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sends an HtmlResponse as it is; WordPress would make a JSON string of it.
 */
final class HtmlAnswers implements Module {

	public function register(): void {
		// After WordPress's headers (10), which it does not send once the body has begun.
		add_filter( 'rest_pre_serve_request', $this->serve( ... ), 11, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function serve( bool $served, WP_HTTP_Response $response, WP_REST_Request $request ): bool {
		if ( $served || ! $response instanceof HtmlResponse ) {
			return $served;
		}
		if ( 'HEAD' !== $request->get_method() && is_string( $response->get_data() ) ) {
			echo $response->get_data(); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML is what it is.
		}
		return true;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * An answer that is HTML, not JSON: a part of a page as the page itself prints it.
 */
final class HtmlResponse extends WP_REST_Response {

	/** @param string $html Escaped. */
	public function __construct( string $html, int $status = 200 ) {
		parent::__construct( $html, $status, array( 'Content-Type' => 'text/html; charset=UTF-8' ) );
	}
}

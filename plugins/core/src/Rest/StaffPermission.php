<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use Closure;
use WP_Error;
use WP_REST_Request;

/**
 * Who may call a route of staff's: somebody signed in, with the capability, by a nonce of a page that is theirs.
 * WordPress asks for the nonce of those with a cookie only; here it is asked of everybody.
 */
final class StaffPermission {

	/**
	 * @param string $capability
	 * @return Closure(WP_REST_Request<array<string, mixed>>): (true|WP_Error)
	 */
	public static function of( string $capability ): Closure {
		return static fn ( WP_REST_Request $request ): bool|WP_Error => match ( true ) {
			! is_user_logged_in() => Answer::error( 'hh_sign_in', __( 'You need to sign in.', 'hearth-hammer' ), 401 ),
			! current_user_can( $capability ) => Answer::error( 'hh_not_allowed', __( 'Sorry, you are not allowed to do that.', 'hearth-hammer' ), 403 ),
			false === wp_verify_nonce( (string) $request->get_header( 'X-WP-Nonce' ), 'wp_rest' ) => Answer::error( 'rest_cookie_invalid_nonce', __( 'This page has expired. Reload it and try again.', 'hearth-hammer' ), 403 ),
			default => true,
		};
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST answers with the caching that suits them.
 */
final class Answer {

	/**
	 * Never kept by anyone: valuations, forms, anything for staff.
	 *
	 * @param array<string, mixed>|null $data
	 */
	public static function private( ?array $data, int $status = 200 ): WP_REST_Response {
		$response = new WP_REST_Response( $data, $status );
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}

	/**
	 * Kept by browsers and proxies for visitors who are not signed in, and 304 when nothing changed.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param array<string, mixed>                  $data
	 * @param int                                   $seconds How long it may be used without asking again.
	 * @param string|null                           $etag    Where the version is known without the data; else made from the data.
	 */
	public static function cacheable( WP_REST_Request $request, array $data, int $seconds = 60, ?string $etag = null ): WP_REST_Response {
		if ( is_user_logged_in() ) {
			return self::private( $data );
		}
		$etag   ??= md5( (string) wp_json_encode( $data ) );
		$tag      = sprintf( 'W/"%s"', $etag );
		$response = self::matches( (string) $request->get_header( 'If-None-Match' ), $etag )
			? new WP_REST_Response( null, 304 )
			: new WP_REST_Response( $data );
		$response->header( 'ETag', $tag );
		$response->header( 'Cache-Control', sprintf( 'public, max-age=%d, stale-while-revalidate=%d', $seconds, $seconds * 10 ) );
		return $response;
	}

	/**
	 * An error for people (the sentence) and programs (the code and the status).
	 *
	 * @param array<string, mixed> $data More for programs, e.g. `retry_after` in seconds.
	 */
	public static function error( string $code, string $sentence, int $status, array $data = array() ): WP_Error {
		return new WP_Error( $code, $sentence, array( 'status' => $status ) + $data );
	}

	/** What a schema cannot say of a parameter, told as WordPress tells what a schema does say. */
	public static function invalid( string $parameter, string $sentence ): WP_Error {
		return self::error( 'rest_invalid_param', $sentence, 400, array( 'params' => array( $parameter => $sentence ) ) );
	}

	private static function matches( string $if_none_match, string $etag ): bool {
		foreach ( explode( ',', $if_none_match ) as $candidate ) {
			$candidate = preg_replace( '/^W\//', '', trim( $candidate ) );
			if ( '*' === $candidate || '"' . $etag . '"' === $candidate ) {
				return true;
			}
		}
		return false;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use HearthHammer\Core\Module;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Sends status 503 instead of an answer for which the database did not answer.
 *
 * WordPress takes a statement that failed for one that found nothing. A lot would not be there, a list would be empty, and a
 * page cache would keep it. After a 503 the page cache shows the page that it had.
 */
final class FailedReads implements Module {

	public const RETRY_SECONDS = 10;

	/** What MySQL, MariaDB and Galera say where a connection is lost, or where a machine stops or is not ready yet. */
	private const LOST = '/gone away|Lost connection|WSREP|shutdown in progress|Connection was killed|execution was interrupted/i';

	/** What caches would keep the answer by. */
	private const KEPT_BY = '/^(?:etag|last-modified|cache-tag|surrogate-[\w-]+|[\w-]*cdn-cache-control)\s*:/i';

	/** A part of the page is sent already. */
	private bool $has_begun = false;

	public function register(): void {
		// Ends after Revalidation, which begins later.
		add_action( 'template_redirect', fn () => ob_start( $this->end( ... ) ), PHP_INT_MAX - 1 );
		add_filter( 'rest_post_dispatch', $this->of_route( ... ), PHP_INT_MAX, 3 );
	}

	private function end( string $page, int $phase ): string {
		$this->has_begun = $this->has_begun || ( 0 === ( $phase & PHP_OUTPUT_HANDLER_FINAL ) && '' !== $page );
		if ( $this->has_begun || ! self::have_happened() ) {
			return $page;
		}
		status_header( 503 );
		if ( ! headers_sent() ) {
			foreach ( (array) preg_grep( self::KEPT_BY, headers_list() ) as $header ) {
				header_remove( trim( explode( ':', $header, 2 )[0] ) );
			}
			header( 'Cache-Control: private, no-store' );
			header( 'Content-Type: text/html; charset=utf-8' );
			header( 'Retry-After: ' . self::RETRY_SECONDS );
		}
		return sprintf(
			'<!DOCTYPE html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%2$s</title></head><body style="font:1.125rem/1.5 system-ui,sans-serif;margin:4rem auto;max-width:36rem;padding:0 1rem"><h1>%2$s</h1><p>%3$s</p></body></html>',
			get_language_attributes(),
			esc_html__( 'Try again in a moment', 'hearth-hammer' ),
			esc_html( self::sentence() )
		);
	}

	/**
	 * What a route has kept was told by the transaction that kept it. So of a form only "not there" is in doubt.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function of_route( WP_REST_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_REST_Response {
		unset( $server );
		$is_read = in_array( $request->get_method(), array( 'GET', 'HEAD' ), true );
		if ( $response->get_status() >= 500 || ! ( $is_read || 404 === $response->get_status() ) || ! self::have_happened() ) {
			return $response;
		}
		$again = rest_convert_error_to_response(
			new WP_Error(
				'hh_try_again',
				self::sentence(),
				array(
					'status'      => 503,
					'retry_after' => self::RETRY_SECONDS,
				)
			)
		);
		$again->header( 'Cache-Control', 'private, no-store' );
		$again->header( 'Retry-After', (string) self::RETRY_SECONDS );
		return $again;
	}

	private static function have_happened(): bool {
		$said = array_column( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ), 'error_str' );
		return array() !== preg_grep( self::LOST, array_map( strval( ... ), $said ) );
	}

	private static function sentence(): string {
		return __( 'Sorry, we couldn’t get this just now. Try again in a few seconds.', 'hearth-hammer' );
	}
}

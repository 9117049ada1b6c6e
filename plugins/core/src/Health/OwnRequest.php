<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Health;

/**
 * Requests of monitors, which WordPress has no page for.
 */
final class OwnRequest {

	/**
	 * Whether a path of this site is read.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 * @param string       $path   Below the home page, e.g. `/healthz`.
	 */
	public static function reads( array $server, string $path ): bool {
		$address = $server['REQUEST_URI'] ?? '';
		$asked   = is_string( $address ) ? (string) strtok( $address, '?' ) : '';
		return untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) . $path === $asked && in_array( $server['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true );
	}

	public static function answer( int $status, string $type, string $body ): never {
		status_header( $status );
		header( "Content-Type: {$type}" );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- Not HTML, and the browser is told so.
		exit;
	}
}

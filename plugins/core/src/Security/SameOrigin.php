<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

/**
 * Whether a page of this very site sent a form, by what the browser says of it, which no page can write. For forms on
 * pages that a cache keeps, which can hold no token.
 */
final class SameOrigin {

	/** @param array<mixed> $server `$_SERVER`. */
	public static function is_own( array $server ): bool {
		$site   = $server['HTTP_SEC_FETCH_SITE'] ?? null;
		$origin = $server['HTTP_ORIGIN'] ?? null;
		// A browser says at least one of them of a form that it sends; what says neither is none.
		return match ( true ) {
			is_string( $site )   => 'same-origin' === strtolower( $site ),
			is_string( $origin ) => self::origin( $origin ) === self::origin( home_url() ),
			default              => false,
		};
	}

	/** @return list<string> Scheme, host and port; empty for what is no origin, as "null". */
	private static function origin( string $url ): array {
		$parts  = wp_parse_url( $url );
		$scheme = is_array( $parts ) ? strtolower( $parts['scheme'] ?? '' ) : '';
		$host   = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';
		return '' === $host ? array( $url ) : array( $scheme, $host, (string) ( $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 ) ) );
	}
}

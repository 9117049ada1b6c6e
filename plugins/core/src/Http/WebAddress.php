<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Http;

/**
 * Addresses as feeds write them.
 */
final class WebAddress {

	/** The address where it is an ordinary one of http or https without credentials, else null. */
	public static function parse( string $typed ): ?string {
		$address = str_replace( ' ', '%20', trim( $typed ) );
		if ( strlen( $address ) > 1000 || 1 !== preg_match( '#^https?://[^\s<>"\'\x00-\x1F\\\\]+$#i', $address ) ) {
			return null;
		}
		$parts = parse_url( $address ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Works without WordPress too.
		return is_array( $parts ) && isset( $parts['host'] ) && ! isset( $parts['user'] ) && ! isset( $parts['pass'] ) ? $address : null;
	}
}

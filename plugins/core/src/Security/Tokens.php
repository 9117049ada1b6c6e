<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

/**
 * Signed, expiring claims: what the server said once, it can believe again when a browser brings it back.
 *
 * Form: base64url(JSON claims) + "." + base64url(HMAC-SHA-256). The claims are readable, so nothing secret
 * or personal goes in. Each purpose has a key of its own: a token for one thing is worthless for another.
 */
final class Tokens {

	/**
	 * @param array<string, scalar|null> $claims
	 * @param int                        $ttl    Seconds.
	 * @param string                     $browser From Browser; '' binds to none.
	 */
	public function sign( string $purpose, array $claims, int $ttl, string $browser = '' ): string {
		$body = $this->encode( (string) wp_json_encode( array( 'exp' => time() + $ttl ) + $claims ) );
		return $body . '.' . $this->encode( $this->mac( $purpose, $body, $browser ) );
	}

	/**
	 * The claims, or null for a token that is forged, expired, for another purpose or another browser.
	 *
	 * @return array<string, scalar|null>|null
	 */
	public function verify( string $purpose, string $token, string $browser = '' ): ?array {
		$parts = explode( '.', $token );
		if ( 2 !== count( $parts ) || strlen( $token ) > 4096 ) {
			return null;
		}
		if ( ! hash_equals( $this->encode( $this->mac( $purpose, $parts[0], $browser ) ), $parts[1] ) ) {
			return null;
		}
		$claims = json_decode( (string) base64_decode( strtr( $parts[0], '-_', '+/' ), true ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		if ( ! is_array( $claims ) || ! is_int( $claims['exp'] ?? null ) || $claims['exp'] < time() ) {
			return null;
		}
		return $claims;
	}

	private function mac( string $purpose, string $body, string $browser ): string {
		return hash_hmac( 'sha256', $purpose . "\n" . $browser . "\n" . $body, wp_salt( 'auth' ), true );
	}

	private function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use SodiumException;

/**
 * Seals texts with a key made from the site's salts, so that a copy of the database alone gives nobody an account.
 * New salts make what was sealed unreadable.
 */
final readonly class Sealer {

	private const MARK = 'v1:';

	/** @param string $purpose Part of the key: what one purpose sealed, another cannot open. Never change it. */
	public function __construct( private string $purpose ) {}

	/** @param string $name What the text is; it opens for the same name only. */
	public function seal( string $name, #[\SensitiveParameter] string $secret ): string {
		$nonce  = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$cipher = sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $secret, $name, $nonce, $this->key() );
		return self::MARK . base64_encode( $nonce . $cipher );
	}

	/** Whether a text has the form of a sealed one, whoever sealed it. */
	public static function is_sealed( string $text ): bool {
		return str_starts_with( $text, self::MARK );
	}

	/** Null for what was not sealed here, or for another name. */
	public function open( string $name, string $sealed ): ?string {
		$bytes = self::is_sealed( $sealed ) ? base64_decode( substr( $sealed, strlen( self::MARK ) ), true ) : false;
		$size  = SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;
		if ( ! is_string( $bytes ) || strlen( $bytes ) <= $size ) {
			return null;
		}
		try {
			$secret = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( substr( $bytes, $size ), $name, substr( $bytes, 0, $size ), $this->key() );
		} catch ( SodiumException ) {
			return null;
		}
		return is_string( $secret ) ? $secret : null;
	}

	private function key(): string {
		return hash_hmac( 'sha256', $this->purpose, wp_salt( 'secure_auth' ), true );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Core\Config\Config;
use SodiumException;

/**
 * The credentials of outside services: a constant or environment variable first, what staff typed second.
 *
 * What was typed is kept sealed with a key made from the site's salts, so that a copy of the database alone gives
 * nobody an account. New salts make it unreadable: it must be typed again. Nothing here is ever printed.
 */
final readonly class Secrets {

	public const OPTION = 'caphpi_secrets';

	/** Every credential there is; CAPHPI_ and the name in capitals is its constant. */
	public const NAMES = array(
		'hpi_customer_code',
		'hpi_initials',
		'hpi_password',
		'cap_subscriber_id',
		'cap_password',
		'dvla_key',
		'sheet_client_id',
		'sheet_client_secret',
		'sheet_refresh_token',
	);

	private const SEALED = 'v1:';
	/** Shorter ones would scrub ordinary words. */
	private const SCRUB_FROM = 4;

	/** The credential, or an empty text where there is none. Never print, log or throw it. */
	public function get( string $name ): string {
		$fixed = trim( Config::string( ValuationSettings::constant( $name ) ) );
		return '' !== $fixed ? $fixed : (string) self::open( $name, $this->sealed( $name ) );
	}

	public function is_set( string $name ): bool {
		return '' !== $this->get( $name );
	}

	/** Kept, but sealed with salts that the site no longer has. */
	public function is_unreadable( string $name ): bool {
		return '' !== $this->sealed( $name ) && null === self::open( $name, $this->sealed( $name ) );
	}

	/** Takes every credential of the site out of a text: the last line of defence before a text is shown or logged. */
	public function scrub( string $text ): string {
		foreach ( self::NAMES as $name ) {
			$secret = $this->get( $name );
			if ( strlen( $secret ) >= self::SCRUB_FROM ) {
				$text = str_replace( array_unique( array( $secret, rawurlencode( $secret ), urlencode( $secret ), esc_html( $secret ), base64_encode( $secret ) ) ), '***', $text );
			}
		}
		return $text;
	}

	/** A credential as it may be kept; an empty text for one that may not. */
	public static function seal( string $name, string $secret ): string {
		$nonce  = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$cipher = sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $secret, $name, $nonce, self::key() );
		return self::SEALED . base64_encode( $nonce . $cipher );
	}

	/** Null for what was not sealed here, or for another name. */
	public static function open( string $name, string $sealed ): ?string {
		$bytes = str_starts_with( $sealed, self::SEALED ) ? base64_decode( substr( $sealed, strlen( self::SEALED ) ), true ) : false;
		$size  = SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;
		if ( ! is_string( $bytes ) || strlen( $bytes ) <= $size ) {
			return null;
		}
		try {
			$secret = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( substr( $bytes, $size ), $name, substr( $bytes, 0, $size ), self::key() );
		} catch ( SodiumException ) {
			return null;
		}
		return is_string( $secret ) ? $secret : null;
	}

	private function sealed( string $name ): string {
		$kept = get_option( self::OPTION, array() );
		$text = is_array( $kept ) ? ( $kept[ $name ] ?? '' ) : '';
		return is_string( $text ) ? $text : '';
	}

	private static function key(): string {
		return hash_hmac( 'sha256', 'caphpi-secrets', wp_salt( 'secure_auth' ), true );
	}
}

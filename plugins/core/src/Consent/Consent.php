<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Consent;

/**
 * What the visitor allowed: the WordPress Consent API's word where it is installed, else our own banner's cookie.
 *
 * src/lib/consent.ts says the same in the browser.
 */
final class Consent {

	public const STATISTICS = 'statistics';
	public const MARKETING  = 'marketing';

	/** A JSON list of the categories that were allowed; empty where the visitor declined. */
	public const COOKIE = 'hh_consent';

	/**
	 * Nobody asked means no.
	 *
	 * @param self::STATISTICS|self::MARKETING $category
	 */
	public function has( string $category ): bool {
		if ( function_exists( 'wp_has_consent' ) ) {
			return true === wp_has_consent( $category );
		}
		$sent    = $_COOKIE[ self::COOKIE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$allowed = is_string( $sent ) && strlen( $sent ) < 200 ? json_decode( wp_unslash( $sent ), true ) : null;
		return is_array( $allowed ) && in_array( $category, $allowed, true );
	}

	/** Whether a consent plugin asks the visitors, so that we must not. */
	public static function is_elsewhere(): bool {
		return function_exists( 'wp_has_consent' );
	}
}

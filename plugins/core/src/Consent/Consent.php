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
		if ( self::is_elsewhere() ) {
			return self::has_type() && function_exists( 'wp_has_consent' ) && true === wp_has_consent( $category );
		}
		$sent    = $_COOKIE[ self::COOKIE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$allowed = is_string( $sent ) && strlen( $sent ) < 200 ? json_decode( wp_unslash( $sent ), true ) : null;
		return is_array( $allowed ) && in_array( $category, $allowed, true );
	}

	/**
	 * Whether a consent plugin asks the visitors, so that we must not. The Consent API alone asks nobody: while no consent
	 * type is set it answers yes to everything, for then there is no consent plugin.
	 *
	 * @link https://wordpress.org/plugins/wp-consent-api/
	 */
	public static function is_elsewhere(): bool {
		// A plugin that looks first where the visitor is names the type later, in the browser.
		return function_exists( 'wp_has_consent' ) && ( self::has_type() || true === apply_filters( 'wp_consent_api_waitfor_consent_hook', false ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The API's own.
	}

	private static function has_type(): bool {
		$type = apply_filters( 'wp_get_consent_type', false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The API's own; what its wp_get_consent_type() returns.
		return is_string( $type ) && '' !== $type;
	}
}

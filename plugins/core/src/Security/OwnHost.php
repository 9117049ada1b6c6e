<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

use HearthHammer\Core\Config\Runtime;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * No address that this site prints or sends follows the `Host` header, which anyone can write: WordPress builds some of
 * its own from it (its sign-in, its move to https, its lists). A page asked for under another name moves to its own.
 */
final class OwnHost implements Module {

	private bool $is_foreign = false;

	public function register(): void {
		// A network of sites tells its sites apart by this header.
		if ( Runtime::is_web_request() && ! is_multisite() ) {
			$this->settle();
			add_action( 'template_redirect', $this->move( ... ), 0 );
		}
	}

	/** Puts the site's own name in place of another one. */
	public function settle(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$asked = strtolower( is_string( $_SERVER['HTTP_HOST'] ?? null ) ? $_SERVER['HTTP_HOST'] : '' );
		/**
		 * Filters the names of this site, for one that has a domain for each language. From a must-use plugin: the names are
		 * asked while plugins load.
		 *
		 * @param list<string> $hosts The first is the site's own.
		 */
		$hosts = array_filter( (array) apply_filters( 'hearth_hammer_hosts', array_values( array_filter( array( self::host( home_url() ), self::host( site_url() ) ) ) ) ), is_string( ... ) );
		if ( array() === $hosts || in_array( $asked, $hosts, true ) ) {
			return;
		}
		$this->is_foreign     = true;
		$_SERVER['HTTP_HOST'] = reset( $hosts );
	}

	private function move(): void {
		$address = $this->is_foreign ? self::address() : '';
		if ( '' !== $address && wp_safe_redirect( $address, 301, 'Hearth & Hammer' ) ) {
			exit;
		}
	}

	/** Where the page is that was asked for under another name; empty for what is no reading. */
	public static function address(): string {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- wp_safe_redirect() cleans it.
		$is_read = in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true );
		$path    = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '/';
		// phpcs:enable
		$parts = wp_parse_url( home_url() );
		$port  = isset( $parts['port'] ) ? ":{$parts['port']}" : '';
		return $is_read && isset( $parts['scheme'], $parts['host'] ) ? "{$parts['scheme']}://{$parts['host']}{$port}/" . ltrim( (string) preg_replace( '#^https?://[^/]*#i', '', $path ), '/\\' ) : '';
	}

	/** With its port where that is not the scheme's own. */
	private static function host( string $url ): string {
		$parts = wp_parse_url( $url );
		return is_array( $parts ) && isset( $parts['host'] ) ? strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' ) : '';
	}
}

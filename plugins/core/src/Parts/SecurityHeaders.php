<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Config\Runtime;
use HearthHammer\Core\Media\Embed;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * What browsers are told with every answer of PHP: who may show the site in a frame, what a page may ask for, where its
 * address goes, and to stay with TLS. A page that sets one of them itself keeps its own; web servers may set others.
 *
 * The Content-Security-Policy of visitors' pages only reports (to the browser's console, or where the filter names a
 * place) until HEARTH_HAMMER_CSP says `enforce`, as deploy/install does. Inline scripts are allowed: pages are cached, so
 * they can carry no nonce of one visitor.
 */
final class SecurityHeaders implements Module {

	/** HEARTH_HAMMER_HSTS_SECONDS: short, so that a mistake is over in a day; 0 says nothing. */
	private const HSTS_SECONDS = DAY_IN_SECONDS;

	private const TAG_MANAGER = array( 'https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com' );

	public function register(): void {
		if ( Runtime::is_web_request() ) {
			add_action( 'init', $this->send( ... ), 0 );
			add_action( 'template_redirect', $this->let_embeds_be( ... ), 0 );
		}
	}

	/** @return array<string, string> Name to value. */
	public static function all( bool $is_tls, bool $is_page ): array {
		$hsts    = Config::string( 'HEARTH_HAMMER_HSTS_SECONDS', (string) self::HSTS_SECONDS );
		$headers = array(
			'X-Content-Type-Options'  => 'nosniff',
			'Referrer-Policy'         => 'strict-origin-when-cross-origin',
			'Permissions-Policy'      => 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
			'Content-Security-Policy' => implode( ' ', array( 'frame-ancestors', "'self'", ...FrameAddress::origins() ) ),
		);
		$mode = Config::string( 'HEARTH_HAMMER_CSP', 'report' );
		if ( $is_page && 'enforce' === $mode ) {
			$headers['Content-Security-Policy'] .= '; ' . self::policy();
		} elseif ( $is_page && 'off' !== $mode ) {
			$headers['Content-Security-Policy-Report-Only'] = self::policy();
		}
		if ( $is_tls && ctype_digit( $hsts ) && (int) $hsts > 0 ) {
			$headers['Strict-Transport-Security'] = 'max-age=' . (int) $hsts;
		}
		/**
		 * Filters the security headers of an answer.
		 *
		 * @param array<string, string> $headers Name to value; without one that is not to be sent.
		 * @param bool                  $is_page Whether it is a page for visitors, not the admin or an interface.
		 */
		return array_filter( apply_filters( 'hearth_hammer_security_headers', $headers, $is_page ), static fn ( mixed $value ): bool => is_string( $value ) && '' !== $value && 1 !== preg_match( '/[\r\n]/', $value ) );
	}

	/** @return array<string, string> Of what visitors get who are not signed in. */
	public static function of_visitors(): array {
		return self::all( self::is_tls(), true );
	}

	private static function is_tls(): bool {
		return is_ssl() && 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME );
	}

	private static function policy(): string {
		$tags  = '' === (string) apply_filters( 'hearth_hammer_tag_manager', '' ) ? array() : self::TAG_MANAGER; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Tracking's own.
		$tags  = array( ...$tags, ...self::own_sources() );
		$rules = array(
			'default-src' => array( "'self'" ),
			'script-src'  => array( "'self'", "'unsafe-inline'", ...$tags ),
			'style-src'   => array( "'self'", "'unsafe-inline'", ...self::own_sources() ),
			// Feeds bring pictures from anywhere, editors films.
			'img-src'     => array( "'self'", 'data:', 'blob:', 'https:' ),
			'media-src'   => array( "'self'", 'https:' ),
			'font-src'    => array( "'self'", 'data:', ...self::own_sources() ),
			'connect-src' => array( "'self'", ...$tags ),
			'worker-src'  => array( "'self'", 'blob:' ),
			'frame-src'   => array( "'self'", ...Embed::ORIGINS, ...self::own_sources() ),
			'form-action' => array( "'self'" ),
			'base-uri'    => array( "'self'" ),
			'object-src'  => array( "'none'" ),
		);
		return implode( '; ', array_map( static fn ( string $what, array $from ): string => "{$what} " . implode( ' ', $from ), array_keys( $rules ), $rules ) );
	}

	/** @return list<string> HEARTH_HAMMER_CSP_SOURCES: of what the firm adds, such as a chat. */
	private static function own_sources(): array {
		preg_match_all( '~https://(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?=\s|$)~', Config::string( 'HEARTH_HAMMER_CSP_SOURCES', '' ), $found );
		return $found[0];
	}

	private function send(): void {
		if ( headers_sent() ) {
			return;
		}
		foreach ( self::all( self::is_tls(), ! is_admin() && ! wp_doing_ajax() && ! is_login() && ! is_user_logged_in() ) as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}

	/** What WordPress makes to be shown on other sites. */
	private function let_embeds_be(): void {
		if ( is_embed() && ! headers_sent() ) {
			header_remove( 'Content-Security-Policy' );
		}
	}
}

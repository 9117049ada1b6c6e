<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Lets browsers and caches ask whether a page has changed: visitors' pages carry an ETag, and 304 answers who has it.
 *
 * A browser asks each time. A shared cache may keep a page for a minute, if it was made for a visitor without cookies; a
 * site with a page cache makes the same page for all and says its age elsewhere (PageCache).
 * What says otherwise by a Cache-Control of its own, sets a cookie or is no success stays as it is.
 */
final class Revalidation implements Module {

	private const SHARED_SECONDS = 60;

	/** @param Closure(): bool $is_for_all Whether the page does not depend on the visitor's cookies. */
	public function __construct( private readonly Closure $is_for_all ) {}

	public function register(): void {
		// Redirects are sent by now.
		add_action( 'template_redirect', $this->begin( ... ), PHP_INT_MAX );
	}

	private function begin(): void {
		$is_read = in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		if ( ! $is_read || is_user_logged_in() || is_preview() || is_feed() || is_robots() || is_404() || is_customize_preview() ) {
			return;
		}
		// WordPress would answer HEAD without making the page, and so without what GET says of it.
		add_filter( 'exit_on_http_head', '__return_false' );
		ob_start( $this->end( ... ) );
	}

	private function end( string $page, int $phase ): string {
		if ( 0 === ( $phase & PHP_OUTPUT_HANDLER_FINAL ) || headers_sent() ) {
			return $page;
		}
		$tag    = isset( $_SERVER['HTTP_IF_NONE_MATCH'] ) && is_string( $_SERVER['HTTP_IF_NONE_MATCH'] ) ? wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$answer = self::answer( $page, (int) http_response_code(), headers_list(), array() !== $_COOKIE, $tag, ( $this->is_for_all )() );
		foreach ( $answer['headers'] as $name => $value ) {
			header( "{$name}: {$value}", 'Vary' !== $name );
		}
		if ( $answer['is_same'] ) {
			// Not http_response_code(): under PHP-FPM the line that WordPress has set before, "200 OK", would win over it.
			status_header( 304 );
			return '';
		}
		return $page;
	}

	/**
	 * @param list<string> $sent          Headers that are set already.
	 * @param string       $if_none_match Of the request.
	 * @param bool         $is_for_all    Whatever the cookies.
	 * @return array{headers: array<string, string>, is_same: bool} No headers where the page is not to be kept at all.
	 */
	public static function answer( string $page, int $status, array $sent, bool $has_cookies, string $if_none_match, bool $is_for_all = false ): array {
		$is_fit = 200 === $status && '' !== $page && array() === preg_grep( '/^(?:cache-control|set-cookie|etag)\s*:/i', $sent );
		if ( ! $is_fit ) {
			return array( 'headers' => array(), 'is_same' => false );
		}
		$tag = '"' . md5( $page ) . '"';
		return array(
			// Weak: a server may compress the page on its way.
			'headers' => array( 'ETag' => 'W/' . $tag ) + match ( true ) {
				$is_for_all => array( 'Cache-Control' => 'public, max-age=0, must-revalidate' ),
				$has_cookies => array( 'Cache-Control' => 'private, max-age=0, must-revalidate', 'Vary' => 'Cookie' ),
				default => array( 'Cache-Control' => sprintf( 'public, max-age=0, s-maxage=%d, must-revalidate', self::SHARED_SECONDS ), 'Vary' => 'Cookie' ),
			},
			'is_same' => in_array( $tag, array_map( static fn ( string $one ): string => (string) preg_replace( '/^W\//', '', trim( $one ) ), explode( ',', $if_none_match ) ), true ),
		);
	}
}

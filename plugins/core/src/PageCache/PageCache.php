<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use WP_HTTP_Response;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Tells shared caches what an answer shows and how long they may keep it (OPS-03).
 *
 * Every public answer names its tags. Their own age is told only where this site can purge them: an answer that nothing
 * purges would be old for as long. With a page cache, visitors who are not signed in get the same page whatever their
 * cookies are, and what is about one visitor is `private, no-store`.
 */
final class PageCache implements Module {

	/** Until a cache asks again. Not everything on a page changes by a change of data: the day does, and the hour. */
	public const SECONDS = 600;

	/** After it, the old page while a new one is made; and instead of an error. */
	private const STALE  = 600;
	private const BROKEN = DAY_IN_SECONDS;

	/** An answer with a shorter age of its own shows the clock or a running sale. */
	private const SHORT = 60;

	/** Cookies of people who may get pages of their own. The VCL has the same pattern. */
	public const SESSION = '/^(wordpress_|wp-postpass_|comment_author_|PHPSESSID)/i';

	public function __construct( private readonly CacheServers $servers ) {}

	public function register(): void {
		add_filter( 'post_password_required', $this->note_password( ... ), 10, 2 );
		add_action( 'parse_request', $this->leave_preferences( ... ), 0 );
		add_action( 'pre_get_posts', static fn ( WP_Query $query ) => CacheTags::show( ...PostTags::of_query( $query ) ) );
		// Around Revalidation, which says whether a page may be kept.
		add_action( 'template_redirect', $this->begin( ... ), PHP_INT_MAX - 1 );
		add_filter( 'rest_post_dispatch', $this->answer( ... ), 20, 3 );
	}

	/** Whether the page that is being made is the same for all who are not signed in. */
	public function is_for_all(): bool {
		return $this->servers->are_any() && ! CacheTags::are_personal() && array() === preg_grep( self::SESSION, array_map( strval( ... ), array_keys( $_COOKIE ) ) );
	}

	/**
	 * The headers of an answer that anyone may keep.
	 *
	 * @param list<string> $tags
	 * @param int          $seconds Its own age, for browsers.
	 * @return array<string, string>
	 */
	public function headers( array $tags, int $seconds ): array {
		$headers = array( 'Surrogate-Key' => implode( ' ', $tags ) );
		$age     = $seconds > 0 && $seconds < self::SHORT || CacheTags::are_too_many() ? min( max( 1, $seconds ), self::SHORT ) : self::SECONDS;
		foreach ( $this->servers->all() as $server ) {
			$headers = $server->headers( $tags, $age, min( $age, self::STALE ), self::BROKEN ) + $headers;
		}
		return $headers;
	}

	/** What visitors prefer (a list as a grid, the width of their window) the browser puts right; a page for all ignores it. */
	private function leave_preferences(): void {
		if ( $this->servers->are_any() && ! is_user_logged_in() ) {
			/**
			 * Filters the cookies that pages ignore where a page cache serves them.
			 *
			 * @param list<string> $names
			 */
			$names   = (array) apply_filters( 'hearth_hammer_preference_cookies', array( 'hh_window_width' ) );
			$_COOKIE = array_diff_key( $_COOKIE, array_flip( $names ) );
		}
	}

	/** The page of a post with a password shows its words to those who have typed it. */
	private function note_password( bool $required, WP_Post $post ): bool {
		if ( '' !== $post->post_password ) {
			CacheTags::personal();
		}
		return $required;
	}

	private function begin(): void {
		if ( ! in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) && ! headers_sent() && array() === preg_grep( '/^cache-control:/i', headers_list() ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
			header( 'Cache-Control: private, no-store' );
		}
		CacheTags::show( 'company', 'menu', ...PostTags::on_page() );
		ob_start( $this->end( ... ) );
	}

	private function end( string $page, int $phase ): string {
		if ( 0 === ( $phase & PHP_OUTPUT_HANDLER_FINAL ) || headers_sent() ) {
			return $page;
		}
		foreach ( $this->of_page( (int) http_response_code(), headers_list() ) as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		return $page;
	}

	/**
	 * @param list<string> $sent Headers that are set already.
	 * @return array<string, string> More of them.
	 */
	public function of_page( int $status, array $sent ): array {
		$said = implode( ',', preg_grep( '/^cache-control:/i', $sent ) ?: array() );
		if ( array() !== preg_grep( '/^set-cookie:/i', $sent ) || ( CacheTags::are_personal() && 1 === preg_match( '/public/i', $said ) ) ) {
			return array( 'Cache-Control' => 'private, no-store' );
		}
		if ( ! in_array( $status, array( 200, 304 ), true ) || 1 !== preg_match( '/public/i', $said ) || 1 === preg_match( '/no-store|private/i', $said ) ) {
			return array();
		}
		return $this->headers( CacheTags::shown(), self::seconds( $said ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function answer( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		unset( $server, $request );
		$said = (string) ( $response->get_headers()['Cache-Control'] ?? '' );
		// A 304 says nothing of what it shows, because nothing was looked up: the cache keeps what it knows.
		if ( 200 === $response->get_status() && str_contains( $said, 'public' ) ) {
			foreach ( $this->headers( CacheTags::shown(), self::seconds( $said ) ) as $name => $value ) {
				$response->header( $name, $value );
			}
		}
		return $response;
	}

	private static function seconds( string $cache_control ): int {
		return 1 === preg_match( '/max-age=(\d+)/', $cache_control, $found ) ? (int) $found[1] : 0;
	}
}

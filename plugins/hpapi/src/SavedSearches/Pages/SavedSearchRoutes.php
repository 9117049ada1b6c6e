<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Pages;

use HearthHammer\Core\Module;
use WP_Query;

/**
 * /saved-searches/new/, and /confirm/, /manage/ and /unsubscribe/ with their signed token. Kept by nobody, indexed
 * by nobody, and their addresses go to no other site.
 */
final class SavedSearchRoutes implements Module {

	private const PAGE  = 'hpapi_saved_search';
	private const TOKEN = 'hpapi_saved_search_token';
	private const NAMES = array( 'new', 'confirm', 'manage', 'unsubscribe' );

	private const HEADERS = array(
		'Cache-Control'   => 'private, no-store',
		'X-Robots-Tag'    => 'noindex, nofollow',
		'Referrer-Policy' => 'no-referrer',
	);

	private ?SavedSearchPage $page = null;

	public function __construct( private readonly SavedSearchPages $pages ) {}

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::PAGE, self::TOKEN ) );
		add_action( 'parse_request', fn () => $this->page = null );
		add_filter( 'wp_headers', fn ( array $headers, object $wp ): array => self::is_name( $wp->query_vars[ self::PAGE ] ?? '' ) ? array( ...$headers, ...self::HEADERS ) : $headers, 20, 2 );
		add_action( 'parse_query', $this->mark( ... ) );
		add_filter( 'posts_pre_query', fn ( ?array $posts, WP_Query $query ): ?array => $query->is_main_query() && self::is_name( $query->get( self::PAGE ) ) ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', $this->answer( ... ), 10, 2 );
		add_filter( 'redirect_canonical', fn ( mixed $to ): mixed => self::is_name( get_query_var( self::PAGE ) ) ? false : $to );
		add_filter( 'document_title_parts', fn ( array $parts ): array => null === $this->page ? $parts : array( ...$parts, 'title' => $this->page->title ) );
		add_filter( 'wp_robots', fn ( array $robots ): array => null === $this->page ? $robots : array( 'noindex' => true, 'nofollow' => true ) );
		add_filter( 'body_class', fn ( array $classes ): array => null === $this->page ? $classes : array( ...$classes, 'hh-page-saved-searches' ) );
		add_filter( 'template_include', $this->template( ... ) );
	}

	/** The page that this request asks for, or null. */
	public function current(): ?SavedSearchPage {
		return $this->page;
	}

	private function add_rules(): void {
		add_rewrite_rule( 'saved-searches/(new)/?$', 'index.php?' . self::PAGE . '=$matches[1]', 'top' );
		add_rewrite_rule( 'saved-searches/(confirm|manage|unsubscribe)/([A-Za-z0-9_.-]+)/?$', 'index.php?' . self::PAGE . '=$matches[1]&' . self::TOKEN . '=$matches[2]', 'top' );
	}

	private function mark( WP_Query $query ): void {
		if ( $query->is_main_query() && self::is_name( $query->get( self::PAGE ) ) ) {
			$query->is_home    = false;
			$query->is_archive = true;
		}
	}

	private function answer( bool $handled, WP_Query $query ): bool {
		$name = $query->get( self::PAGE );
		if ( $handled || ! self::is_name( $name ) ) {
			return $handled;
		}
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Visitors carry signed tokens, which SavedSearchPages verifies; the method is compared.
		$is_post    = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? 'GET' );
		$token      = $query->get( self::TOKEN );
		$this->page = $this->pages->answer( $name, is_string( $token ) ? $token : '', wp_unslash( $_GET ), $is_post ? wp_unslash( $_POST ) : null, time() );
		// phpcs:enable
		status_header( $this->page->status );
		return true;
	}

	private function template( string $template ): string {
		if ( null === $this->page ) {
			return $template;
		}
		$theme = locate_template( 'saved-searches.php' );
		return '' !== $theme ? $theme : dirname( __DIR__, 3 ) . '/templates/saved-searches.php';
	}

	private static function is_name( mixed $name ): bool {
		return in_array( $name, self::NAMES, true );
	}
}

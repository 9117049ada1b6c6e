<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Module;
use WP_Query;

/**
 * The addresses /newsletter/…. No post stands behind them; nobody keeps or indexes them, and their keys go nowhere else.
 */
final class NewsletterPages implements Module {

	public const STEPS = array( 'sent', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed' );

	private const VARIABLE = 'hpapi_newsletter';
	private const FRONT    = 'sign-up';

	private ?NewsletterAnswer $answer = null;

	public function __construct( private readonly NewsletterPage $page ) {}

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::VARIABLE ) );
		add_action( 'parse_query', $this->mark( ... ) );
		add_filter( 'posts_pre_query', static fn ( ?array $posts, WP_Query $query ): ?array => $query->is_main_query() && '' !== self::step( $query ) ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', $this->is_there( ... ), 10, 2 );
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => '' === self::step( $GLOBALS['wp_query'] ) ? $to : false );
		add_filter( 'wp_headers', $this->headers( ... ), 10, 2 );
		add_action( 'template_redirect', $this->act( ... ), 0 );
		add_filter( 'template_include', $this->template( ... ) );
		add_filter( 'document_title_parts', $this->title( ... ) );
		add_filter( 'wp_robots', fn ( array $robots ): array => null === $this->answer ? $robots : array( 'noindex' => true, 'nofollow' => true ) );
	}

	public static function url( string $step = '' ): string {
		return home_url( '/newsletter/' . ( '' === $step ? '' : $step . '/' ) );
	}

	private function add_rules(): void {
		add_rewrite_rule( 'newsletter/?$', 'index.php?' . self::VARIABLE . '=' . self::FRONT, 'top' );
		add_rewrite_rule( 'newsletter/(' . implode( '|', self::STEPS ) . ')/?$', 'index.php?' . self::VARIABLE . '=$matches[1]', 'top' );
	}

	private function mark( WP_Query $query ): void {
		if ( $query->is_main_query() && '' !== self::step( $query ) ) {
			$query->is_home = false;
		}
	}

	private function is_there( bool $handled, WP_Query $query ): bool {
		if ( $handled || ! $query->is_main_query() || '' === self::step( $query ) ) {
			return $handled;
		}
		status_header( 200 );
		return true;
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	private function headers( array $headers, \WP $wp ): array {
		if ( ! is_string( $wp->query_vars[ self::VARIABLE ] ?? null ) || '' === $wp->query_vars[ self::VARIABLE ] ) {
			return $headers;
		}
		return array(
			...$headers,
			'Cache-Control'   => 'private, no-store',
			'Referrer-Policy' => 'no-referrer',
			'X-Robots-Tag'    => 'noindex, nofollow',
		);
	}

	private function act(): void {
		$this->answer = null;
		$step         = self::step( $GLOBALS['wp_query'] );
		if ( '' === $step ) {
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Signed tokens stand for nonces; NewsletterPage checks each field.
		$is_post      = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		$key          = $_GET['key'] ?? '';
		$this->answer = $this->page->answer( self::FRONT === $step ? '' : $step, $is_post ? wp_unslash( $_POST ) : null, is_string( $key ) ? wp_unslash( $key ) : '' );
		// phpcs:enable
		if ( '' !== $this->answer->redirect ) {
			wp_safe_redirect( $this->answer->redirect, $this->answer->status, 'Hearth & Hammer' );
			exit;
		}
		status_header( $this->answer->status );
	}

	private function template( string $template ): string {
		if ( null === $this->answer ) {
			return $template;
		}
		$theme = locate_template( 'newsletter.php' );
		set_query_var( 'hpapi_answer', $this->answer );
		return '' !== $theme ? $theme : dirname( __DIR__, 3 ) . '/templates/newsletter-page.php';
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function title( array $parts ): array {
		return null === $this->answer ? $parts : array( ...$parts, 'title' => $this->answer->title );
	}

	/** Anyone may write `?hpapi_newsletter[]=` into an address. */
	private static function step( mixed $query ): string {
		$step = $query instanceof WP_Query ? $query->get( self::VARIABLE ) : '';
		return is_string( $step ) && in_array( $step, array( self::FRONT, ...self::STEPS ), true ) ? $step : '';
	}
}

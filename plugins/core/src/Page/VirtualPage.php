<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Seo\SeoHeadTags;
use WP;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that no post stands behind: their rules, status, title, robots, cache headers and template.
 *
 * A private page is about a person, or its address holds a token: nobody stores it, nobody indexes it, and its address
 * goes to no other site.
 */
final class VirtualPage implements Module {

	private const PRIVATE_HEADERS = array(
		'Cache-Control'   => 'private, no-store',
		'X-Robots-Tag'    => 'noindex, nofollow',
		'Referrer-Policy' => 'no-referrer',
	);

	private ?PageResponse $response = null;

	private Closure $handle;

	/**
	 * @param string                              $variable   Query variable that says which page it is.
	 * @param list<string>                        $pages      Its values.
	 * @param array<string, string>|Closure(): array<string, string> $rules Regular expression of the address to the page,
	 *                                                        which may be `$matches[1]`, and more variables:
	 *                                                        `form&other=$matches[1]`. A closure is asked on init.
	 * @param Closure(PageRequest): ?PageResponse $answer     Null where there is nothing at this address.
	 * @param string                              $template   The theme's file, e.g. `enquiry.php`.
	 * @param string                              $fallback   Absolute path of the file where the theme has none.
	 * @param list<string>                        $variables  The other query variables.
	 * @param list<string>                        $classes    Of the body.
	 */
	public function __construct(
		private readonly string $variable,
		private readonly array $pages,
		private readonly array|Closure $rules,
		private readonly Closure $answer,
		private readonly string $template,
		private readonly string $fallback,
		private readonly bool $is_private,
		private readonly array $variables = array(),
		private readonly array $classes = array(),
	) {}

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ) );
		add_filter( 'query_vars', fn ( array $names ): array => array( ...$names, ...$this->names() ) );
		add_filter( 'request', $this->only_ours( ... ) );
		add_action( 'parse_request', fn () => $this->response = null );
		$this->handle = $this->handle( ... );
	}

	/** All else, for the requests that ask for one of these pages. */
	private function take_over(): void {
		if ( false !== has_filter( 'pre_handle_404', $this->handle ) ) {
			return;
		}
		add_action( 'parse_query', $this->mark( ... ) );
		add_filter( 'posts_pre_query', fn ( ?array $posts, WP_Query $query ): ?array => $this->is_main( $query ) ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', $this->handle, 10, 2 );
		add_filter( 'wp_headers', $this->headers( ... ), 20, 2 );
		add_filter( 'redirect_canonical', fn ( mixed $to ): mixed => null === $this->response ? $to : false );
		add_filter( 'document_title_parts', fn ( array $parts ): array => null === $this->response ? $parts : array( ...$parts, 'title' => $this->response->title ) );
		add_filter( 'wp_robots', $this->robots( ... ) );
		add_action( SeoHeadTags::HOOK, $this->print_canonical( ... ) );
		add_filter( 'body_class', fn ( array $classes ): array => null === $this->response ? $classes : array( ...$classes, ...$this->classes ) );
		add_filter( 'template_include', $this->template( ... ) );
		add_filter( 'hearth_hammer_own_head', fn ( bool $is_ours ): bool => $is_ours || null !== $this->response );
	}

	/** What the request's page shows; null where it asks for none of these. */
	public function current(): mixed {
		return $this->response?->view;
	}

	private function add_rules(): void {
		foreach ( is_array( $this->rules ) ? $this->rules : ( $this->rules )() as $address => $to ) {
			add_rewrite_rule( $address, "index.php?{$this->variable}={$to}", 'top' );
		}
	}

	/**
	 * A form of ours may have a field that WordPress would take for a part of the address, as "name".
	 *
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	private function only_ours( array $variables ): array {
		if ( ! isset( $variables[ $this->variable ] ) ) {
			return $variables;
		}
		$this->take_over();
		return array_intersect_key( $variables, array_flip( $this->names() ) );
	}

	private function mark( WP_Query $query ): void {
		if ( $this->is_main( $query ) ) {
			$query->is_home = false;
			$query->is_page = false;
		}
	}

	/** Called once the query has run. */
	private function handle( bool $handled, WP_Query $query ): bool {
		if ( $handled || ! $this->is_main( $query ) ) {
			return $handled;
		}
		$response = ( $this->answer )( $this->request( $query ) );
		if ( null === $response ) {
			$query->set_404();
			status_header( 404 );
			return true;
		}
		if ( '' !== $response->redirect ) {
			$this->send( $this->is_private ? self::PRIVATE_HEADERS : array() );
			if ( wp_safe_redirect( $response->redirect, $response->status, 'Hearth & Hammer' ) ) {
				exit;
			}
		}
		if ( '' !== $response->type ) {
			$this->download( $response );
		}
		$this->response = $response;
		status_header( $response->status );
		return true;
	}

	private function request( WP_Query $query ): PageRequest {
		$variables = array();
		foreach ( $this->variables as $name ) {
			$value              = $query->get( $name );
			$variables[ $name ] = is_string( $value ) ? $value : '';
		}
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Visitors carry signed tokens, which the page verifies; it checks each field.
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? 'GET' );
		return new PageRequest( (string) $query->get( $this->variable ), $variables, wp_unslash( $_GET ), $is_post ? wp_unslash( $_POST ) : null );
		// phpcs:enable
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	private function headers( array $headers, WP $wp ): array {
		return $this->is_private && $this->is_page( $wp->query_vars[ $this->variable ] ?? '' ) ? array( ...$headers, ...self::PRIVATE_HEADERS ) : $headers;
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function robots( array $robots ): array {
		if ( null === $this->response || $this->is_indexed() ) {
			return $robots;
		}
		return $this->is_private
			? array(
				'noindex'  => true,
				'nofollow' => true,
			)
			: array(
				'noindex' => true,
				'follow'  => true,
			) + $robots;
	}

	private function print_canonical(): void {
		if ( $this->is_indexed() ) {
			printf( '<link rel="canonical" href="%s">' . "\n", esc_url( (string) $this->response?->canonical ) );
		}
	}

	private function is_indexed(): bool {
		return ! $this->is_private && '' !== ( $this->response->canonical ?? '' );
	}

	private function template( string $template ): string {
		if ( null === $this->response ) {
			return $template;
		}
		$theme = locate_template( $this->template );
		return '' !== $theme ? $theme : $this->fallback;
	}

	private function download( PageResponse $file ): never {
		$this->send(
			array(
				'Content-Type'           => $file->type . '; charset=utf-8',
				'Content-Disposition'    => sprintf( 'attachment; filename="%s"', sanitize_file_name( $file->file_name ) ),
				'X-Content-Type-Options' => 'nosniff',
			) + ( $this->is_private ? self::PRIVATE_HEADERS : array( 'Cache-Control' => AnswerCaching::shared( AnswerCaching::FEED_SECONDS ) ) )
		);
		echo $file->file; // phpcs:ignore WordPress.Security.EscapeOutput -- A file of its own type, which no browser reads as HTML.
		exit;
	}

	/** @param array<string, string> $headers */
	private function send( array $headers ): void {
		if ( headers_sent() ) {
			return;
		}
		foreach ( $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}

	/** @return list<string> */
	private function names(): array {
		return array( $this->variable, ...$this->variables );
	}

	private function is_main( WP_Query $query ): bool {
		return $query->is_main_query() && $this->is_page( $query->get( $this->variable ) );
	}

	/** Anyone may write `?variable[]=` into an address. */
	private function is_page( mixed $page ): bool {
		return in_array( $page, $this->pages, true );
	}
}

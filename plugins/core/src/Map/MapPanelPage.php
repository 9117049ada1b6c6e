<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Map;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * API-08: /loader/{kind}/{id}/ answers the HTML of the map panel of a page, and nothing around it.
 *
 * 404 where there is no such page, it is not shown or its place is not known. For scripts of that page, not for search
 * engines.
 */
final class MapPanelPage implements Module {

	/** Seconds that browsers and proxies may keep it. */
	private const KEEP = 300;

	private static ?PanelLocation $shown = null;

	private readonly string $variable;

	private Closure $answer;

	/**
	 * @param string                       $kind     In the address: `property-map`, `lot-map`, `office-map`.
	 * @param Closure(int): ?PanelLocation $location Where the post of that id is; null where nobody may know.
	 */
	public function __construct( private readonly string $kind, private readonly Closure $location ) {
		$this->variable = 'hh_' . str_replace( '-', '_', $kind );
	}

	public function register(): void {
		add_action( 'init', fn () => add_rewrite_rule( "^loader/{$this->kind}/([0-9]{1,15})/?$", "index.php?{$this->variable}=\$matches[1]", 'top' ) );
		add_filter( 'query_vars', fn ( array $names ): array => array( ...$names, $this->variable ) );
		add_filter( 'request', $this->take_over( ... ) );
		$this->answer = $this->answer( ... );
	}

	/**
	 * All else, for the requests that ask for one.
	 *
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	private function take_over( array $variables ): array {
		if ( ! isset( $variables[ $this->variable ] ) || false !== has_filter( 'pre_handle_404', $this->answer ) ) {
			return $variables;
		}
		add_filter( 'posts_pre_query', fn ( ?array $posts, WP_Query $query ): ?array => $query->is_main_query() && 0 !== $this->asked( $query ) ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', $this->answer, 10, 2 );
		add_filter( 'redirect_canonical', fn ( mixed $to ): mixed => 0 !== $this->asked() ? false : $to );
		add_filter( 'template_include', $this->template( ... ) );
		return $variables;
	}

	/** @return array<string, mixed>|null What the request's panel shows, as schemas/map-location.json. */
	public static function shown(): ?array {
		return self::$shown?->to_array();
	}

	/** The address of a post's panel. */
	public static function url( string $kind, int $id ): string {
		return home_url( "/loader/{$kind}/{$id}/" );
	}

	private function answer( bool $handled, WP_Query $query ): bool {
		$id = $this->asked( $query );
		if ( $handled || 0 === $id ) {
			return $handled;
		}
		$query->is_home = false;
		header( 'X-Robots-Tag: noindex' );
		if ( null === ( $this->location )( $id ) ) {
			$query->set_404();
			status_header( 404 );
			nocache_headers();
		} else {
			status_header( 200 );
			// What is signed in must not come from a cache that strangers share.
			header( 'Cache-Control: ' . ( is_user_logged_in() ? 'private, no-store' : 'public, max-age=' . self::KEEP ) );
		}
		return true;
	}

	/** Prints the panel in place of a template of the theme. */
	private function template( string $template ): string {
		if ( 0 === $this->asked() || is_404() ) {
			return $template;
		}
		self::$shown = ( $this->location )( $this->asked() );
		CacheTags::show( strtok( $this->kind, '-' ) . '-' . $this->asked() );
		return dirname( __DIR__, 2 ) . '/templates/map-panel.php';
	}

	/** The post whose panel is asked for; 0 where the request is another. */
	private function asked( ?WP_Query $query = null ): int {
		$asked = null === $query ? get_query_var( $this->variable ) : $query->get( $this->variable );
		return is_numeric( $asked ) ? (int) $asked : 0;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Map;

use HearthHammer\Core\Module;
use WP_Query;

/**
 * API-08: /loader/property-map/{id}/ answers the HTML of a property's map panel, and nothing around it.
 *
 * 404 where the property is not there, is not shown or its place is not known. For scripts of the property's page,
 * not for search engines.
 */
final class MapPanelPage implements Module {

	private const VARIABLE = 'hh_property_map';

	/** Seconds that browsers and proxies may keep it. */
	private const KEEP = 300;

	public function register(): void {
		add_action( 'init', static fn () => add_rewrite_rule( '^loader/property-map/([0-9]{1,15})/?$', 'index.php?' . self::VARIABLE . '=$matches[1]', 'top' ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::VARIABLE ) );
		add_filter( 'posts_pre_query', static fn ( ?array $posts, WP_Query $query ): ?array => $query->is_main_query() && 0 !== self::asked( $query ) ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', $this->answer( ... ), 10, 2 );
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => 0 !== self::asked() ? false : $to );
		add_filter( 'template_include', $this->template( ... ) );
	}

	public static function url( int $id ): string {
		return home_url( "/loader/property-map/{$id}/" );
	}

	private function answer( bool $handled, WP_Query $query ): bool {
		$id = self::asked( $query );
		if ( $handled || 0 === $id ) {
			return $handled;
		}
		$query->is_home = false;
		header( 'X-Robots-Tag: noindex' );
		if ( null === PropertyLocation::of( $id ) ) {
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

	private function template( string $template ): string {
		return 0 !== self::asked() && ! is_404() ? dirname( __DIR__, 3 ) . '/templates/map-panel.php' : $template;
	}

	/** @return array<string, mixed>|null What the panel shows, as property-location.json. */
	public static function location(): ?array {
		return PropertyLocation::of( self::asked() );
	}

	/** The property whose panel is asked for; 0 where the request is another. */
	private static function asked( ?WP_Query $query = null ): int {
		$asked = null === $query ? get_query_var( self::VARIABLE ) : $query->get( self::VARIABLE );
		return is_numeric( $asked ) ? (int) $asked : 0;
	}
}

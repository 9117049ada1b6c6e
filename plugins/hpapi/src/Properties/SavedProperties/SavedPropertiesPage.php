<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\SavedProperties;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Templates\PropertyCards;
use WP_Query;

/**
 * /saved/: the properties that a visitor saved, which the browser knows and brings; /saved/?ids=12,7 is a selection
 * that somebody shared, printed by the server. No post stands behind it.
 */
final class SavedPropertiesPage implements Module {

	public const PATH = '/saved/';

	private const VARIABLE = 'hpapi_saved';

	public function __construct( private readonly SavedProperties $saved ) {}

	public function register(): void {
		add_action( 'init', static fn () => add_rewrite_rule( '(?i)saved/?$', 'index.php?' . self::VARIABLE . '=1', 'top' ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::VARIABLE ) );
		add_action( 'parse_query', $this->mark( ... ) );
		add_filter( 'posts_pre_query', fn ( ?array $posts, WP_Query $query ): ?array => $this->is_main( $query ) ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', $this->answer( ... ), 10, 2 );
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => self::is_here() ? false : $to );
		add_filter( 'document_title_parts', static fn ( array $parts ): array => self::is_here() ? array( 'title' => __( 'Saved properties', 'hearth-hammer' ) ) + $parts : $parts );
		add_filter( 'wp_robots', static fn ( array $robots ): array => self::is_here() ? array( 'noindex' => true, 'follow' => true ) + $robots : $robots );
		add_filter( 'template_include', $this->template( ... ) );
	}

	/**
	 * What the page shows.
	 *
	 * @return array{url: string, api: string, is_shared: bool, shared_ids: string, properties: list<string>}|null Null
	 *         on other pages. `properties` is HTML, one article each.
	 */
	public function current(): ?array {
		if ( ! self::is_here() ) {
			return null;
		}
		$ids = SavedProperties::ids( isset( $_GET['ids'] ) ? wp_unslash( $_GET['ids'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Changes nothing; ids() lets only numbers through.
		return array(
			'url'        => home_url( self::PATH ),
			'api'        => rest_url( 'hpapi/v1/estate-agents/saved-properties' ),
			'is_shared'  => array() !== $ids,
			'shared_ids' => implode( ',', $ids ),
			'properties' => array_map( PropertyCards::kept( ... ), $this->saved->find( $ids ) ),
		);
	}

	private function mark( WP_Query $query ): void {
		if ( $this->is_main( $query ) ) {
			$query->is_home = false;
			$query->is_page = false;
		}
	}

	private function answer( bool $handled, WP_Query $query ): bool {
		if ( $handled || ! $this->is_main( $query ) ) {
			return $handled;
		}
		$asked = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Its query goes on as it is; wp_safe_redirect cleans the address.
		[ $path, $string ] = array( ...explode( '?', $asked, 2 ), '' );
		$right = (string) wp_parse_url( home_url( self::PATH ), PHP_URL_PATH );
		if ( $path !== $right && str_ends_with( rtrim( strtolower( $path ), '/' ), '/saved' ) && wp_safe_redirect( home_url( self::PATH ) . ( '' === $string ? '' : '?' . $string ), 301, 'Hearth & Hammer' ) ) {
			exit;
		}
		status_header( 200 );
		return true;
	}

	private function template( string $template ): string {
		if ( ! self::is_here() ) {
			return $template;
		}
		$theme = locate_template( 'saved-properties.php' );
		return '' !== $theme ? $theme : dirname( __DIR__, 3 ) . '/templates/saved-properties.php';
	}

	private function is_main( WP_Query $query ): bool {
		return $query->is_main_query() && '1' === $query->get( self::VARIABLE );
	}

	private static function is_here(): bool {
		return '1' === get_query_var( self::VARIABLE );
	}
}

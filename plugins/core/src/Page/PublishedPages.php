<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of editors' pages that every page of the site links, by their path. WordPress takes three statements to find
 * one; they are kept in an option that is loaded anyway, and are found anew when a page changes.
 */
final class PublishedPages implements Module {

	private const OPTION = 'hh_published_pages';

	public function register(): void {
		add_action( 'save_post_page', self::refresh( ... ), 10, 0 );
		add_action( 'permalink_structure_changed', self::refresh( ... ), 10, 0 );
		foreach ( array( 'trashed_post', 'untrashed_post', 'deleted_post' ) as $hook ) {
			add_action( $hook, self::changed( ... ) );
		}
	}

	/**
	 * @param string ...$paths E.g. `sell/valuation`; the first that is published counts.
	 * @return string Empty where none is.
	 */
	public static function url( string ...$paths ): string {
		$kept = self::kept();
		$key  = implode( ',', $paths );
		if ( ! isset( $kept[ $key ] ) ) {
			$kept[ $key ] = self::find( $paths );
			update_option( self::OPTION, $kept, true );
		}
		return '' === $kept[ $key ] ? '' : home_url( $kept[ $key ] );
	}

	private static function changed( int $post ): void {
		if ( 'page' === get_post_type( $post ) ) {
			self::refresh();
		}
	}

	private static function refresh(): void {
		$kept = self::kept();
		if ( array() !== $kept ) {
			$paths = array_map( strval( ... ), array_keys( $kept ) );
			update_option( self::OPTION, array_combine( $paths, array_map( static fn ( string $key ): string => self::find( explode( ',', $key ) ), $paths ) ), true );
		}
	}

	/** @return array<string, string> Paths to a path below the home page's, empty for none. */
	private static function kept(): array {
		$kept = get_option( self::OPTION );
		return is_array( $kept ) ? array_filter( $kept, is_string( ... ) ) : array();
	}

	/** @param array<string> $paths */
	private static function find( array $paths ): string {
		foreach ( $paths as $path ) {
			$page = get_page_by_path( $path );
			if ( $page instanceof WP_Post && 'publish' === $page->post_status ) {
				return substr( (string) get_permalink( $page ), strlen( home_url() ) );
			}
		}
		return '';
	}
}

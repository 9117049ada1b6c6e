<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Seo\SeoHeadTags;
use WP_Query;

/**
 * `/news/`: the list of news, where no page is set for it. Posts have their addresses below the front of the
 * permalinks (`/news/%postname%/`), and the home page has its own template: without this nothing answers there.
 */
final class NewsPage {

	private const VARIABLE = 'hh_news';

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::VARIABLE ) );
		add_action( 'parse_query', $this->mark( ... ) );
		add_action( Plugins::core() ? SeoHeadTags::HOOK : 'wp_head', $this->print_canonical( ... ), 4 );
		// Plugins for search engines take it for an archive of nothing.
		add_filter( 'hearth_hammer_own_head', static fn ( bool $is_ours ): bool => $is_ours || ( self::is_current() && ! is_404() ) );
		add_filter( 'redirect_canonical', fn ( mixed $to ): mixed => self::is_current() ? false : $to );
		add_filter( 'template_include', static fn ( string $template ): string => self::is_current() && ! is_404() ? get_theme_file_path( 'index.php' ) : $template, 20 );
		add_filter( 'document_title_parts', static fn ( array $parts ): array => self::is_current() ? array( 'title' => __( 'News', 'hearth-hammer' ) ) + array_diff_key( $parts, array( 'tagline' => '' ) ) : $parts );
	}

	public static function is_current(): bool {
		return '1' === get_query_var( self::VARIABLE );
	}

	/** Null where posts have no front of their own, or a page is set for them. */
	public static function url(): ?string {
		$path = self::path();
		return '' === $path ? null : home_url( "/{$path}/" );
	}

	/** The list of news, wherever it is: the page that staff chose, /news/, or the home page that lists posts. */
	public static function list_url(): string {
		$page = (int) get_option( 'page_for_posts' );
		return $page > 0 ? (string) get_permalink( $page ) : self::url() ?? home_url( '/' );
	}

	/** Of the present page of the list; empty on any other page. */
	public static function current_url(): string {
		$page = max( 1, (int) get_query_var( 'paged' ) );
		return ! self::is_current() || is_404() ? '' : self::url() . ( $page > 1 ? user_trailingslashit( "page/{$page}", 'paged' ) : '' );
	}

	private function print_canonical(): void {
		$url = self::current_url();
		if ( '' !== $url ) {
			printf( '<link rel="canonical" href="%s">' . "\n", esc_url( $url ) );
		}
	}

	private function add_rules(): void {
		$path = self::path();
		if ( '' !== $path ) {
			add_rewrite_rule( '^' . preg_quote( $path, '#' ) . '(?:/page/([0-9]{1,5}))?/?$', 'index.php?' . self::VARIABLE . '=1&paged=$matches[1]', 'top' );
		}
	}

	/** e.g. `news`. */
	private static function path(): string {
		global $wp_rewrite;
		return (int) get_option( 'page_for_posts' ) > 0 || ! $wp_rewrite->using_permalinks() ? '' : trim( (string) $wp_rewrite->front, '/' );
	}

	/** A list of posts, and not the home page that a list of posts is otherwise. */
	private function mark( WP_Query $query ): void {
		if ( $query->is_main_query() && '1' === $query->get( self::VARIABLE ) ) {
			$query->is_home    = false;
			$query->is_archive = true;
		}
	}
}

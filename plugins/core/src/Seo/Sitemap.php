<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Seo;

use Closure;
use HearthHammer\Core\Module;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses for search engines that no post stands behind: in WordPress's sitemap, and in those of other plugins,
 * which switch WordPress's off. For theirs, /sitemap-{name}.xml holds the same addresses.
 */
final class Sitemap implements Module {

	private const VARIABLE = 'hh_sitemap';

	/** As many as the standard allows in a file. */
	private const MOST = 50000;

	/**
	 * @param string                                                  $name Lower-case letters.
	 * @param Closure(): list<array{loc: string, lastmod: string}> $urls Whole addresses; dates as the standard has them.
	 */
	public function __construct(
		private readonly string $name,
		private readonly Closure $urls,
	) {}

	public function register(): void {
		add_action( 'init', fn () => add_rewrite_rule( "^sitemap-{$this->name}\\.xml$", 'index.php?' . self::VARIABLE . '=' . $this->name, 'top' ) );
		add_action( 'init', fn () => wp_register_sitemap_provider( $this->name, new SitemapProvider( $this->name, $this->urls ) ), 20 );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::VARIABLE ) );
		add_action( 'parse_request', $this->answer( ... ), 5 );
		add_filter( 'wpseo_sitemap_index', $this->add_to_index( ... ) );
		add_filter( 'rank_math/sitemap/index', $this->add_to_index( ... ) );
		add_filter( 'the_seo_framework_sitemap_additional_urls', $this->add_urls( ... ) );
	}

	public function address(): string {
		return home_url( "/sitemap-{$this->name}.xml" );
	}

	public function xml(): string {
		$xml = '';
		foreach ( array_slice( ( $this->urls )(), 0, self::MOST ) as $url ) {
			$xml .= sprintf( "<url><loc>%s</loc><lastmod>%s</lastmod></url>\n", esc_url( $url['loc'] ), esc_html( $url['lastmod'] ) );
		}
		return '<?xml version="1.0" encoding="UTF-8"?>' . "\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{$xml}</urlset>\n";
	}

	private function answer( WP $wp ): void {
		if ( $this->name !== ( $wp->query_vars[ self::VARIABLE ] ?? '' ) ) {
			return;
		}
		if ( ! headers_sent() ) {
			header( 'Content-Type: application/xml; charset=UTF-8' );
			header( 'X-Robots-Tag: noindex, follow' );
		}
		echo $this->xml(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped when it was made.
		exit;
	}

	private function add_to_index( mixed $xml ): string {
		$urls   = ( $this->urls )();
		$newest = array() === $urls ? '' : max( array_column( $urls, 'lastmod' ) );
		$text   = is_string( $xml ) ? $xml : '';
		return array() === $urls ? $text : $text . sprintf( "<sitemap><loc>%s</loc><lastmod>%s</lastmod></sitemap>\n", esc_url( $this->address() ), esc_html( $newest ) );
	}

	/** @return array<mixed> */
	private function add_urls( mixed $urls ): array {
		$urls = is_array( $urls ) ? $urls : array();
		foreach ( ( $this->urls )() as $url ) {
			$urls[ $url['loc'] ] = array( 'lastmod' => $url['lastmod'] );
		}
		return $urls;
	}
}

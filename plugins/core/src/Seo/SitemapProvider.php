<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Seo;

use Closure;
use WP_Sitemaps_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * A Sitemap as WordPress's own sitemaps want it: /wp-sitemap-{name}-1.xml.
 */
final class SitemapProvider extends WP_Sitemaps_Provider {

	/** @param Closure(): list<array{loc: string, lastmod: string}> $urls */
	public function __construct( string $name, private readonly Closure $urls ) {
		$this->name        = $name;
		$this->object_type = $name;
	}

	/**
	 * @param int    $page_num       From 1.
	 * @param string $object_subtype None.
	 * @return list<array{loc: string, lastmod: string}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		unset( $object_subtype );
		$most = max( 1, wp_sitemaps_get_max_urls( $this->object_type ) );
		return array_chunk( ( $this->urls )(), $most )[ max( 1, (int) $page_num ) - 1 ] ?? array();
	}

	/**
	 * @param string $object_subtype None.
	 * @return int
	 */
	public function get_max_num_pages( $object_subtype = '' ) {
		unset( $object_subtype );
		return (int) ceil( count( ( $this->urls )() ) / wp_sitemaps_get_max_urls( $this->object_type ) );
	}
}

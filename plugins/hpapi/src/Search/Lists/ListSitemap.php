<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use WP_Sitemaps_Provider;

/**
 * The lists that have property, in WordPress's own sitemaps: /wp-sitemap-lists-1.xml.
 */
final class ListSitemap extends WP_Sitemaps_Provider {

	public function __construct( private readonly ListSitemapUrls $urls ) {
		$this->name        = 'lists';
		$this->object_type = 'lists';
	}

	/**
	 * @param int    $page_num       From 1.
	 * @param string $object_subtype None.
	 * @return list<array{loc: string, lastmod: string}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		unset( $object_subtype );
		$most = wp_sitemaps_get_max_urls( $this->object_type );
		return array_slice( $this->urls->all(), ( max( 1, (int) $page_num ) - 1 ) * $most, $most );
	}

	/**
	 * @param string $object_subtype None.
	 * @return int
	 */
	public function get_max_num_pages( $object_subtype = '' ) {
		unset( $object_subtype );
		return (int) ceil( count( $this->urls->all() ) / wp_sitemaps_get_max_urls( $this->object_type ) );
	}
}

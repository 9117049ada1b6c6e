<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Parishes\ParishRepository;

/**
 * Gives WordPress's sitemaps those of the lists.
 */
final class ListSitemaps implements Module {

	public function __construct( private readonly ParishRepository $parishes ) {}

	public function register(): void {
		add_action( 'init', fn () => wp_register_sitemap_provider( 'lists', new ListSitemap( new ListSitemapUrls( $this->parishes ) ) ), 20 );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Module;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Seo\Sitemap;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Search\Lists\CurrentList;
use HearthHammer\Hpapi\Search\Lists\ListFeed;
use HearthHammer\Hpapi\Search\Lists\ListHead;
use HearthHammer\Hpapi\Search\Lists\ListJsonLd;
use HearthHammer\Hpapi\Search\Lists\ListPages;
use HearthHammer\Hpapi\Search\Lists\ListRoutes;
use HearthHammer\Hpapi\Search\Lists\ListSitemapUrls;
use HearthHammer\Hpapi\Search\Lists\OldAddresses;
use HearthHammer\Hpapi\Search\Rest\LocationsController;
use HearthHammer\Hpapi\Search\Rest\MapController;
use HearthHammer\Hpapi\Search\Rest\SearchController;

defined( 'ABSPATH' ) || exit;

/**
 * Finding property: the addresses of lists, and the REST routes that search.
 */
final readonly class SearchModule implements Module {

	public function __construct(
		private ParishRepository $parishes,
		private Gazetteer $gazetteer,
		private AreaFinder $areas,
		private PropertySearch $search,
		private MapSearch $map,
		private ListPages $pages,
		private CurrentList $current,
	) {}

	public function register(): void {
		$schemas = dirname( __DIR__, 2 ) . '/schemas';
		$modules = array(
			new ListRoutes( $this->pages, $this->current ),
			new ListHead( $this->current ),
			new ListJsonLd( $this->current ),
			new ListFeed( $this->current, $this->search ),
			new Sitemap( 'lists', ( new ListSitemapUrls( $this->parishes ) )->all( ... ) ),
			new OldAddresses( $this->parishes ),
			new SearchController( $schemas, $this->search, $this->areas ),
			new MapController( $schemas, $this->map, $this->areas ),
			new LocationsController( $schemas, $this->gazetteer, new StockSuggestions() ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}

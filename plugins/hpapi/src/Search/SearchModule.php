<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\PropertyServices;
use HearthHammer\Hpapi\Search\Lists\ListFeed;
use HearthHammer\Hpapi\Search\Lists\ListHead;
use HearthHammer\Hpapi\Search\Lists\ListJsonLd;
use HearthHammer\Hpapi\Search\Lists\ListRoutes;
use HearthHammer\Hpapi\Search\Lists\ListSitemaps;
use HearthHammer\Hpapi\Search\Lists\OldAddresses;
use HearthHammer\Hpapi\Search\Rest\LocationsController;
use HearthHammer\Hpapi\Search\Rest\MapController;
use HearthHammer\Hpapi\Search\Rest\MapPlacesController;
use HearthHammer\Hpapi\Search\Rest\SearchController;

/**
 * Finding property: the addresses of lists, and the REST routes that search.
 */
final readonly class SearchModule implements Module {

	public function __construct( private PropertyServices $services ) {}

	public function register(): void {
		$schemas = dirname( __DIR__, 2 ) . '/schemas';
		$modules = array(
			new ListRoutes( $this->services->pages, $this->services->current ),
			new ListHead( $this->services->current ),
			new ListJsonLd( $this->services->current ),
			new ListFeed( $this->services->current, $this->services->search ),
			new ListSitemaps( $this->services->parishes ),
			new OldAddresses( $this->services->parishes ),
			new SearchController( $schemas, $this->services->search, $this->services->areas ),
			new MapController( $schemas, new MapSearch(), $this->services->areas ),
			new MapPlacesController( $schemas ),
			new LocationsController( $schemas, $this->services->gazetteer ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}

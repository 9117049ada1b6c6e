<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\CataloguePage\CatalogueRoutes;
use HearthHammer\Auctions\SalePages\CatalogueCsv;
use HearthHammer\Auctions\SalePages\SaleHead;
use HearthHammer\Auctions\SalePages\SaleView;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of sales: catalogues, landing pages, results, calendars, print and CSV.
 */
final readonly class SalePagesModule implements Module {

	public function __construct( private AuctionServices $auctions ) {}

	public function register(): void {
		foreach ( array( $this->auctions->pages, new CatalogueRoutes( fn (): LotSearch => $this->auctions->search ), new CatalogueCsv(), new SaleHead( fn (): SaleView => $this->auctions->sale_view ) ) as $module ) {
			$module->register();
		}
	}
}

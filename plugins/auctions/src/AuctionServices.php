<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LiveResults;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Catalogue\MarketingCard;
use HearthHammer\Auctions\Catalogue\RunLists;
use HearthHammer\Auctions\CataloguePage\Catalogues;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\SalePages\Archive;
use HearthHammer\Auctions\LotPage\PrintedLots;
use HearthHammer\Auctions\SalePages\AuctionPages;
use HearthHammer\Auctions\SalePages\AvailableLots;
use HearthHammer\Auctions\SalePages\RunningSale;
use HearthHammer\Auctions\SalePages\SaleBlocks;
use HearthHammer\Auctions\SalePages\SaleResults;
use HearthHammer\Auctions\SalePages\SaleView;
use HearthHammer\Core\Core;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;

/**
 * What the modules of the auctions and the façade share.
 */
final readonly class AuctionServices {

	private function __construct(
		public LotHistory $history,
		public LotWriter $lots,
		public AuctionIndex $index,
		public IndexedSales $sales,
		public LotSearch $search,
		public LotList $list,
		public Facets $facets,
		public LiveResults $live,
		public RunningSale $running,
		public Catalogues $catalogues,
		public SaleBlocks $sale_blocks,
		public SaleView $sale_view,
		public VirtualPage $pages,
	) {}

	public static function make(): self {
		$history = new LotHistory();
		$sales   = new IndexedSales();
		// The state of the data is in each statement's own name: the versions of the sales that it is about.
		$cache  = new ResultCache( new ResultTable( Tables::RESULTS ), 'hh_lot_results', static fn (): string => VERSION );
		$search = new LotSearch( $sales, $cache );
		$list    = new LotList( new MarketingCard( $sales ) );
		$facets  = new Facets( $search, new LotWords(), $cache );
		$archive = new Archive( $sales );
		$addenda = new AddendumRepository();
		$run     = new RunLists();
		$running = new RunningSale( $sales, $run );
		$blocks  = new SaleBlocks( $sales, $archive, $search, $list, $running );
		return new self(
			$history,
			new LotWriter( $history ),
			new AuctionIndex( Core::services()->locks ),
			$sales,
			$search,
			$list,
			$facets,
			new LiveResults( $cache, $run ),
			$running,
			new Catalogues( $search, $facets, $list, $sales ),
			$blocks,
			new SaleView( $sales ),
			( new AuctionPages( $sales, $archive, $blocks, $search, $list, new AvailableLots( $search, $list ), new SaleResults( $sales ), $running, $addenda, ( new PrintedLots( $addenda ) )->of( ... ) ) )->pages(),
		);
	}
}

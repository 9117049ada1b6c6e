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
use HearthHammer\Auctions\LotPage\PrintedLots;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\SalePages\Archive;
use HearthHammer\Auctions\SalePages\AuctionPages;
use HearthHammer\Auctions\SalePages\AvailableLots;
use HearthHammer\Auctions\SalePages\RunningSale;
use HearthHammer\Auctions\SalePages\SaleBlocks;
use HearthHammer\Auctions\SalePages\SaleResults;
use HearthHammer\Auctions\SalePages\SaleView;
use HearthHammer\Core\Core;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;

defined( 'ABSPATH' ) || exit;

/**
 * What the modules of the auctions and the façade share.
 *
 * @property-read LotHistory         $history
 * @property-read LotWriter          $lots
 * @property-read AuctionIndex       $index
 * @property-read IndexedSales       $sales
 * @property-read ResultCache        $results
 * @property-read LotSearch          $search
 * @property-read LotList            $list
 * @property-read Facets             $facets
 * @property-read RunLists           $run
 * @property-read LiveResults        $live
 * @property-read RunningSale        $running
 * @property-read Catalogues         $catalogues
 * @property-read Archive            $archive
 * @property-read AddendumRepository $addenda
 * @property-read SaleBlocks         $sale_blocks
 * @property-read SaleView           $sale_view
 * @property-read VirtualPage        $pages
 */
final class AuctionServices extends LazyServices {

	public static function make(): self {
		return new self(
			array(
				'history'     => static fn (): LotHistory => new LotHistory(),
				'lots'        => static fn ( self $of ): LotWriter => new LotWriter( $of->history ),
				'index'       => self::index( ... ),
				'sales'       => static fn (): IndexedSales => new IndexedSales(),
				// The state of the data is in each statement's own name: the versions of the sales that it is about.
				'results'     => static fn (): ResultCache => new ResultCache( new ResultTable( Tables::RESULTS ), 'hh_lot_results', static fn (): string => VERSION ),
				'search'      => static fn ( self $of ): LotSearch => new LotSearch( $of->sales, $of->results ),
				'list'        => static fn ( self $of ): LotList => new LotList( new MarketingCard( $of->sales ) ),
				'facets'      => static fn ( self $of ): Facets => new Facets( $of->search, new LotWords(), $of->results ),
				'run'         => static fn ( self $of ): RunLists => new RunLists( $of->results ),
				'live'        => static fn ( self $of ): LiveResults => new LiveResults( $of->results, $of->run ),
				'running'     => static fn ( self $of ): RunningSale => new RunningSale( $of->sales, $of->run ),
				'catalogues'  => static fn ( self $of ): Catalogues => new Catalogues( $of->search, $of->facets, $of->list, $of->sales ),
				'archive'     => static fn ( self $of ): Archive => new Archive( $of->sales ),
				'addenda'     => static fn (): AddendumRepository => new AddendumRepository(),
				'sale_blocks' => static fn ( self $of ): SaleBlocks => new SaleBlocks( $of->sales, $of->archive, $of->search, $of->list, $of->running ),
				'sale_view'   => static fn ( self $of ): SaleView => new SaleView( $of->sales ),
				'pages'       => static fn ( self $of ): VirtualPage => AuctionPages::pages(
					static fn (): AuctionPages => new AuctionPages( $of->sales, $of->archive, $of->sale_blocks, $of->search, $of->list, new AvailableLots( $of->search, $of->list ), new SaleResults( $of->sales ), $of->running, $of->addenda, ( new PrintedLots( $of->addenda ) )->of( ... ) )
				),
			)
		);
	}

	/** What is marked is indexed when the request ends, after what the history writes then. */
	private static function index(): AuctionIndex {
		$index = new AuctionIndex( Core::services()->locks );
		add_action( 'shutdown', $index->flush_last( ... ), 5 );
		return $index;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use Closure;
use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Core;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of makes, and the blocks of vehicles' business pages.
 *
 * @property-read Makes         $makes
 * @property-read CarMakeSearch $form
 * @property-read AuctionSteps  $steps
 * @property-read MakePages     $pages
 */
final class CarsModule extends LazyServices implements Module {

	/**
	 * @param Closure(): LotSearch $search These are made when they are needed.
	 * @param Closure(): Facets    $facets
	 * @param Closure(): LotList   $list
	 */
	public static function make( Closure $search, Closure $facets, Closure $list ): self {
		return new self(
			array(
				'makes' => static fn (): Makes => new Makes( new LotWords(), $facets() ),
				'form'  => static fn ( self $of ): CarMakeSearch => new CarMakeSearch( $of->makes ),
				'steps' => static fn (): AuctionSteps => new AuctionSteps(),
				'pages' => static fn ( self $of ): MakePages => new MakePages( static fn (): Makes => $of->makes, static fn (): CarMakeSearch => $of->form, $search, $list ),
			)
		);
	}

	public function register(): void {
		$this->pages->register();
		( new PluginBlocks(
			Core::blocks_path(),
			array(
				'car-auction-steps' => fn ( array $block ): string => $this->steps->html( $block ),
				'car-make-search'   => fn ( array $block ): string => $this->form->html( $block ),
			)
		) )->register();
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use Closure;
use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Core\LazyServices;

defined( 'ABSPATH' ) || exit;

/**
 * What is there for makes of vehicles.
 *
 * @property-read Makes         $makes
 * @property-read CarMakeSearch $form
 * @property-read AuctionSteps  $steps
 * @property-read MakePages     $pages
 */
final class CarServices extends LazyServices {

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
}

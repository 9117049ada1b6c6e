<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\LotWords;

/**
 * What is there for makes of vehicles.
 */
final readonly class CarServices {

	private function __construct(
		public CarMakeSearch $form,
		public AuctionSteps $steps,
		public MakePages $pages,
	) {}

	public static function make( LotSearch $search, Facets $facets, LotList $list ): self {
		$makes = new Makes( new LotWords(), $facets );
		$form  = new CarMakeSearch( $makes );
		return new self( $form, new AuctionSteps(), new MakePages( $makes, $form, $search, $list ) );
	}
}

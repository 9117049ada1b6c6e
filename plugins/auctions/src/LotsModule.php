<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\EditScreens\Duplicate;
use HearthHammer\Auctions\EditScreens\LotBox;
use HearthHammer\Auctions\EditScreens\LotsList;
use HearthHammer\Auctions\EditScreens\OfferAgain;
use HearthHammer\Auctions\EditScreens\OfferAgainScreen;
use HearthHammer\Auctions\EditScreens\RestChoices;
use HearthHammer\Auctions\EditScreens\WithdrawLot;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotHistoryHooks;
use HearthHammer\Auctions\Lots\LotMediaBox;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Core\Core;
use HearthHammer\Core\Fields\RefusedNotice;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Lots: their data and history, and how they and their sales are picked.
 */
final readonly class LotsModule implements Module {

	public function __construct( private AuctionServices $auctions ) {}

	public function register(): void {
		$guard = LotBox::guard();
		$again = new OfferAgain( $this->auctions->lots );
		$box   = new LotBox( $this->auctions->lots, Core::services()->gazetteer, $again );
		foreach ( array( new LotPostType(), LotFields::fields(), LotFields::staff(), $guard, $box->module( $guard ), LotMediaBox::module(), new RestChoices(), new LotsList(), Duplicate::lots(), new WithdrawLot( $this->auctions->lots ), $again, new OfferAgainScreen( $again ), new RefusedNotice( LotPostType::NAME ), new LotHistoryHooks( $this->auctions->history, $this->auctions->lots ) ) as $module ) {
			$module->register();
		}
	}
}

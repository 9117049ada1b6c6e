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
use HearthHammer\Core\Fields\LateFields;
use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\RefusedNotice;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Lots: their data and history, and how they and their sales are picked.
 */
final class LotsModule implements Module {

	private ?OfferAgain $again = null;

	public function __construct( private readonly AuctionServices $auctions ) {}

	public function register(): void {
		$of      = $this->auctions;
		$modules = array(
			new LotPostType(),
			new LateFields( static fn (): PostFields => LotFields::fields() ),
			new Waiting( array( 'post_updated', ...Waiting::ADMIN, 'rest_api_init' ), static fn (): array => array( LotFields::staff() ) ),
			new Waiting( array( ...Waiting::ADMIN, 'rest_api_init' ), static fn (): array => array( new RestChoices() ) ),
			new Waiting( array( 'wp_insert_post_data', 'hh_keep_attachment', ...Waiting::ADMIN, 'rest_api_init' ), $this->editing( ... ) ),
			new Waiting( array( 'before_delete_post', 'wp_trash_post', 'untrashed_post', ...Waiting::ADMIN ), fn (): array => array( Duplicate::lots(), $this->again(), new OfferAgainScreen( $this->again() ) ) ),
			new Waiting( Waiting::ADMIN, static fn (): array => array( new LotsList(), new WithdrawLot( $of->lots ), new RefusedNotice( LotPostType::NAME ) ) ),
			new Waiting( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta', 'wp_after_insert_post' ), static fn (): array => array( new LotHistoryHooks( $of->history, $of->lots ) ) ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> Edit screen and REST, which check alike. */
	private function editing(): array {
		$guard = LotBox::guard();
		$box   = new LotBox( $this->auctions->lots, Core::services()->gazetteer, $this->again() );
		return array( $guard, $box->module( $guard ), LotMediaBox::module() );
	}

	private function again(): OfferAgain {
		return $this->again ??= new OfferAgain( $this->auctions->lots );
	}
}

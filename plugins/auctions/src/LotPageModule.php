<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\LotPage\CurrentLot;
use HearthHammer\Auctions\LotPage\LotAddressBook;
use HearthHammer\Auctions\LotPage\LotAddresses;
use HearthHammer\Auctions\LotPage\LotHead;
use HearthHammer\Auctions\LotPage\LotLocation;
use HearthHammer\Auctions\LotPage\LotPageSettings;
use HearthHammer\Auctions\LotPage\LotViewings;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Core\Map\PanelLocation;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * The page of a lot: its addresses, its head, its calendar files, the panel of its map. Its parts are blocks.
 */
final readonly class LotPageModule implements Module {

	public function register(): void {
		$book = new LotAddressBook();
		foreach ( array( $book, new LotAddresses( $book ), new LotHead( new CurrentLot() ), self::viewing_page( $book ), new MapPanelPage( 'lot-map', static fn ( int $id ): ?PanelLocation => LotLocation::of( $id ) ), new Waiting( Waiting::ADMIN, static fn (): array => array( LotPageSettings::page() ) ) ) as $module ) {
			$module->register();
		}
	}

	/** The calendar file of a viewing. */
	private static function viewing_page( LotAddressBook $book ): VirtualPage {
		return new VirtualPage(
			'hh_lot_viewing',
			array( 'viewing' ),
			array( '^auctions/([^/]+)/lot/([^/]+)/viewing-([0-9]{1,12})\.ics$' => 'viewing&hh_viewing_sale=$matches[1]&hh_viewing_lot=$matches[2]&hh_viewing_at=$matches[3]' ),
			static fn ( PageRequest $request ): ?PageResponse => LotViewings::answer( $book, $request ),
			template: '',
			fallback: '',
			is_private: false,
			variables: array( 'hh_viewing_sale', 'hh_viewing_lot', 'hh_viewing_at' ),
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\LotPage\CurrentLot;
use HearthHammer\Auctions\LotPage\LotAddressBook;
use HearthHammer\Auctions\LotPage\LotAddresses;
use HearthHammer\Auctions\LotPage\LotHead;
use HearthHammer\Auctions\LotPage\LotLocation;
use HearthHammer\Auctions\LotPage\LotPageSettings;
use HearthHammer\Auctions\LotPage\ViewingFiles;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Core\Map\PanelLocation;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * The page of a lot: its addresses, its head, its calendar files, the panel of its map. Its parts are blocks.
 */
final readonly class LotPageModule implements Module {

	public function register(): void {
		$book = new LotAddressBook();
		foreach ( array( $book, new LotAddresses( $book ), new LotHead( new CurrentLot() ), ViewingFiles::page( $book ), new MapPanelPage( 'lot-map', static fn ( int $id ): ?PanelLocation => LotLocation::of( $id ) ), new Waiting( Waiting::ADMIN, static fn (): array => array( LotPageSettings::page() ) ) ) as $module ) {
			$module->register();
		}
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Addenda\AddendumTables;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Auctions\Enquiries\EnquiryTables;
use HearthHammer\Auctions\LegalPack\LegalTables;
use HearthHammer\Auctions\LotPage\LotAddressBook;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\SaleDay\ResultTables;
use HearthHammer\Auctions\Sellers\LotViews;
use HearthHammer\Auctions\Sellers\SellerTable;
use HearthHammer\Auctions\Watching\WatchTables;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\ResultCache\ResultTable;

/**
 * This plugin's tables, without the site's prefix. Times are Unix seconds; money is whole pounds.
 */
final class Tables {

	/** Of migrations(). */
	public const LATEST = 22;

	/** Slots for results that were slow to find. */
	public const RESULTS = 'hh_lot_result_cache';

	public const NAMES = array(
		LotHistory::TABLE,
		AddendumTables::ADDENDUM,
		...LegalTables::NAMES,
		LotTable::NAME,
		SaleTable::NAME,
		SaleVersion::TABLE,
		LotWords::TABLE,
		self::RESULTS,
		EnquiryTables::ENQUIRY,
		LotAddressBook::TABLE,
		ResultTables::ENTRY,
		SellerTable::NAME,
		LotViews::TABLE,
		...WatchTables::NAMES,
	);

	/** @return array<int, callable():void> As Migrations takes them. */
	public static function migrations(): array {
		return array(
			1 => LotHistory::create( ... ),
			2 => Capabilities::grant( ... ),
			3 => AddendumTables::create( ... ),
			4 => LegalTables::create( ... ),
			5 => self::create_index( ... ),
			6 => Roles::create( ... ),
			7 => EnquiryTables::create( ... ),
			8 => LotAddressBook::create( ... ),
			10 => ResultTables::create( ... ),
			11 => WatchTables::create( ... ),
			// With the state an enquiry was in before.
			12 => EnquiryTables::create( ... ),
			13 => EnquiryTables::fill_state_before( ... ),
			// With whether visitors have seen a make or a model.
			14 => LotWords::create( ... ),
			15 => LotWords::fill_shown( ... ),
			// With the browser that a reader's link was opened in.
			16 => LegalTables::create( ... ),
			// With the proof of funds of an offer.
			17 => EnquiryTables::create( ... ),
			18 => SellerTable::create( ... ),
			// With the checksum of a document for a zip of the whole pack.
			19 => LegalTables::create( ... ),
			// With searches of catalogues that are watched.
			20 => WatchTables::create( ... ),
			21 => LotViews::create( ... ),
			// With what solicitors are asked for and send.
			22 => LegalTables::create( ... ),
		);
	}

	private static function create_index(): void {
		LotTable::create();
		SaleTable::create();
		SaleVersion::create();
		LotWords::create();
		( new ResultTable( self::RESULTS ) )->create();
	}
}

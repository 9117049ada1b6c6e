<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Addenda\AddendumTables;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Auctions\LegalPack\LegalTables;
use HearthHammer\Auctions\LotPage\LotAddressBook;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\SaleDay\EntryRepository;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Sellers\LotViews;
use HearthHammer\Auctions\Watching\WatchTables;
use HearthHammer\Core\ResultCache\ResultTable;

/**
 * This plugin's tables, without the site's prefix. Times are Unix seconds; money is whole pounds.
 */
final class Tables {

	/** Counts up with each change of a table, and with each step in once(). The indexes have shapes of their own (IndexUpdate). */
	public const VERSION = 24;

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
		EnquiryRepository::TABLE,
		LotAddressBook::TABLE,
		EntryRepository::TABLE,
		SellerRepository::TABLE,
		LotViews::TABLE,
		...WatchTables::NAMES,
	);

	/** @return list<callable():void> */
	public static function steps(): array {
		return array(
			LotHistory::create( ... ),
			AddendumTables::create( ... ),
			LegalTables::create( ... ),
			LotTable::create( ... ),
			SaleTable::create( ... ),
			SaleVersion::create( ... ),
			LotWords::create( ... ),
			( new ResultTable( self::RESULTS ) )->create( ... ),
			EnquiryRepository::create( ... ),
			LotAddressBook::create( ... ),
			EntryRepository::create( ... ),
			WatchTables::create( ... ),
			SellerRepository::create( ... ),
			LotViews::create( ... ),
		);
	}

	/** @return array<int, callable():void> By the version that brought it. */
	public static function once(): array {
		return array(
			2 => Capabilities::grant( ... ),
			6 => Roles::create( ... ),
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Addenda\AddendumTables;
use HearthHammer\Auctions\LegalPack\LegalTables;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Migrations\Migrations;

/**
 * This plugin's tables, without the site's prefix. Times are Unix seconds; money is whole pounds.
 */
final class Tables {

	public const VERSION = 'hh_auctions_db_version';

	public const NAMES = array(
		LotHistory::TABLE,
		AddendumTables::ADDENDUM,
		...LegalTables::NAMES,
	);

	public static function migrations(): Migrations {
		return new Migrations(
			self::VERSION,
			array(
				1 => LotHistory::create( ... ),
				2 => Capabilities::grant( ... ),
				3 => AddendumTables::create( ... ),
				4 => LegalTables::create( ... ),
			)
		);
	}
}

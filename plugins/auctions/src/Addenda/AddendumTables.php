<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Addenda;

use HearthHammer\Core\Migrations\Migrations;

/**
 * Addenda, to which rows are only ever added.
 */
final class AddendumTables {

	public const ADDENDUM = 'hh_addendum';

	public static function create(): void {
		// lot_id 0 is the whole sale. `submission` is unique: a form that is sent twice makes one.
		Migrations::table(
			self::ADDENDUM,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			sale_id bigint(20) unsigned NOT NULL,
			lot_id bigint(20) unsigned NOT NULL DEFAULT 0,
			number int(10) unsigned NOT NULL,
			text text NOT NULL,
			submission varchar(64) NOT NULL,
			published_at bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY numbered (sale_id, number),
			UNIQUE KEY submission (submission),
			KEY of_lot (lot_id, number)'
		);
	}
}

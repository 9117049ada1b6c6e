<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Core\Migrations\Migrations;

/**
 * What the desks of sales entered.
 */
final class ResultTables {

	public const ENTRY = 'hh_result_entry';

	public static function create(): void {
		// client and sequence are unique: whatever a desk sends again counts once.
		Migrations::table(
			self::ENTRY,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			sale_id bigint(20) unsigned NOT NULL,
			lot_id bigint(20) unsigned NOT NULL,
			client char(32) NOT NULL,
			sequence int(10) unsigned NOT NULL,
			outcome varchar(12) NOT NULL,
			hammer int(10) unsigned NOT NULL DEFAULT 0,
			seen bigint(20) unsigned NOT NULL DEFAULT 0,
			entered_at bigint(20) unsigned NOT NULL,
			received_at bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			state varchar(10) NOT NULL,
			was_status varchar(20) NOT NULL DEFAULT \'\',
			was_hammer int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY once (client, sequence),
			KEY of_sale (sale_id, id),
			KEY of_lot (lot_id, id)'
		);
	}
}

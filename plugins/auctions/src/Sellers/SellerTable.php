<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Core\Migrations\Migrations;

/**
 * Who sells a lot and on what terms. In a table of its own: WordPress's REST API, its export and its search read meta.
 */
final class SellerTable {

	public const NAME = 'hh_lot_seller';

	public static function create(): void {
		// reserve: pence, 0 for none. answer_by: YYYY-MM-DD or empty. told: marks of SellerNews, each between commas.
		Migrations::table(
			self::NAME,
			'lot_id bigint(20) unsigned NOT NULL,
			name varchar(160) NOT NULL DEFAULT \'\',
			email varchar(254) NOT NULL DEFAULT \'\',
			email_hash char(64) NOT NULL DEFAULT \'\',
			phone varchar(20) NOT NULL DEFAULT \'\',
			reserve bigint(20) unsigned NOT NULL DEFAULT 0,
			fees varchar(300) NOT NULL DEFAULT \'\',
			answer varchar(300) NOT NULL DEFAULT \'\',
			answer_by varchar(10) NOT NULL DEFAULT \'\',
			mailed tinyint(1) unsigned NOT NULL DEFAULT 1,
			told varchar(1000) NOT NULL DEFAULT \'\',
			changed_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (lot_id),
			KEY email_hash (email_hash)'
		);
	}
}

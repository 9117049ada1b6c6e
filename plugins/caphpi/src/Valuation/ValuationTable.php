<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Core\Migrations\Migrations;

/**
 * The table of the valuations: one row for each look-up of a visitor. Times are Unix seconds, money pounds.
 */
final class ValuationTable {

	public const NAME = 'caphpi_valuation';

	/** answered_at: when staff last wrote to the owner, or marked the wish for a call as dealt with. */
	public static function create(): void {
		Migrations::table(
			self::NAME,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			public_id char(32) NOT NULL,
			created_at bigint(20) unsigned NOT NULL,
			looked_up_at bigint(20) unsigned NOT NULL,
			browser_hash char(64) NOT NULL,
			vrm varchar(10) NOT NULL,
			mileage smallint(5) unsigned NOT NULL,
			provider varchar(40) NOT NULL,
			cap_id varchar(40) NOT NULL DEFAULT \'\',
			below_average int(10) unsigned DEFAULT NULL,
			lookup longtext NOT NULL,
			email varchar(254) NOT NULL DEFAULT \'\',
			email_hash char(64) NOT NULL DEFAULT \'\',
			name varchar(40) NOT NULL DEFAULT \'Unknown\',
			postcode varchar(20) NOT NULL DEFAULT \'Unknown\',
			vehicle_condition varchar(10) NOT NULL DEFAULT \'Unknown\',
			phone varchar(20) NOT NULL DEFAULT \'\',
			outcome varchar(20) NOT NULL DEFAULT \'\',
			mail_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			mail_queued_at bigint(20) unsigned NOT NULL DEFAULT 0,
			sent_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			sent_at bigint(20) unsigned NOT NULL DEFAULT 0,
			corrected_at bigint(20) unsigned NOT NULL DEFAULT 0,
			phone_requested_at bigint(20) unsigned NOT NULL DEFAULT 0,
			answered_at bigint(20) unsigned NOT NULL DEFAULT 0,
			vehicle_entered varchar(40) DEFAULT NULL,
			sale_status varchar(40) DEFAULT NULL,
			sale_date char(10) DEFAULT NULL,
			sale_price int(10) unsigned DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY public_id (public_id),
			KEY same_lookup (vrm, mileage, looked_up_at),
			KEY email_hash (email_hash),
			KEY created_at (created_at),
			KEY mail_outbox_id (mail_outbox_id)'
		);
	}
}

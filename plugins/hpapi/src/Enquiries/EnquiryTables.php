<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Migrations\Migrations;

/**
 * What visitors ask for, and the times that staff offer.
 */
final class EnquiryTables {

	public const ENQUIRY = 'hpapi_enquiry';
	public const SLOT    = 'hpapi_viewing_slot';

	public static function create(): void {
		// `details` and `history` are JSON; NULL, so that a table on SQLite can be altered. `submission` and `token_hash` are unique: a resend finds the first, and one token makes one enquiry.
		Migrations::table(
			self::ENQUIRY,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			public_id char(32) NOT NULL,
			submission char(64) NOT NULL,
			token_hash char(64) NOT NULL,
			kind varchar(10) NOT NULL,
			state varchar(12) NOT NULL,
			state_at bigint(20) unsigned NOT NULL,
			sequence int(10) unsigned NOT NULL DEFAULT 0,
			post_id bigint(20) unsigned NOT NULL,
			reference varchar(100) NOT NULL DEFAULT \'\',
			branch varchar(60) NOT NULL DEFAULT \'\',
			address varchar(255) NOT NULL DEFAULT \'\',
			name varchar(160) NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			phone varchar(20) NOT NULL DEFAULT \'\',
			message text NOT NULL,
			preferred text NOT NULL,
			wishes varchar(60) NOT NULL DEFAULT \'\',
			slot_id bigint(20) unsigned NOT NULL DEFAULT 0,
			starts_at bigint(20) unsigned NOT NULL DEFAULT 0,
			minutes smallint(5) unsigned NOT NULL DEFAULT 0,
			visitor_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			visitor_sent_id bigint(20) unsigned NOT NULL DEFAULT 0,
			staff_sent_id bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at bigint(20) unsigned NOT NULL,
			confirmed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			details text NULL,
			history text NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY public_id (public_id),
			UNIQUE KEY submission (submission),
			UNIQUE KEY token_hash (token_hash),
			KEY email_hash (email_hash),
			KEY state (state, id),
			KEY slot_id (slot_id),
			KEY post_id (post_id, id),
			KEY created_at (created_at)'
		);
		// Of one property, or with post_id 0 of any property of the branch.
		Migrations::table(
			self::SLOT,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			post_id bigint(20) unsigned NOT NULL DEFAULT 0,
			branch varchar(60) NOT NULL DEFAULT \'\',
			starts_at bigint(20) unsigned NOT NULL,
			minutes smallint(5) unsigned NOT NULL,
			places smallint(5) unsigned NOT NULL,
			taken smallint(5) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY offered (post_id, branch, starts_at),
			KEY of_branch (branch, starts_at),
			KEY starts_at (starts_at)'
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Migrations\Migrations;

/**
 * What visitors ask of the auctions.
 */
final class EnquiryTables {

	public const ENQUIRY = 'hh_auction_enquiry';

	/** What its answers are filed under. */
	public const REPLIES = 'auction-enquiry';

	public static function create(): void {
		// `submission` and `token_hash` are unique: a resend finds the first, and one token makes one enquiry.
		Migrations::table(
			self::ENQUIRY,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			public_id char(32) NOT NULL,
			submission char(64) NOT NULL,
			token_hash char(64) NOT NULL,
			kind varchar(16) NOT NULL,
			state varchar(12) NOT NULL,
			state_at bigint(20) unsigned NOT NULL,
			state_before varchar(12) NOT NULL DEFAULT \'\',
			business varchar(40) NOT NULL DEFAULT \'\',
			lot_id bigint(20) unsigned NOT NULL DEFAULT 0,
			sale_id bigint(20) unsigned NOT NULL DEFAULT 0,
			subject varchar(255) NOT NULL DEFAULT \'\',
			name varchar(160) NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			phone varchar(20) NOT NULL DEFAULT \'\',
			message text NOT NULL,
			bid int(10) unsigned NOT NULL DEFAULT 0,
			details text NOT NULL,
			proof varchar(500) NOT NULL DEFAULT \'\',
			visitor_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			visitor_sent_id bigint(20) unsigned NOT NULL DEFAULT 0,
			staff_sent_id bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY public_id (public_id),
			UNIQUE KEY submission (submission),
			UNIQUE KEY token_hash (token_hash),
			KEY email_hash (email_hash),
			KEY state (state, id),
			KEY of_lot (lot_id, id),
			KEY created_at (created_at)'
		);
	}
}

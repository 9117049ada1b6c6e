<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Migrations\Migrations;

/**
 * The newsletter's subscribers, and what the lead provider said of a visitor a moment ago. Times are Unix seconds.
 */
final class LeadTables {

	public const SUBSCRIBER = 'hpapi_subscriber';
	public const PROFILE    = 'hpapi_lead_profile';

	/** What a site begins with. */
	public static function begin(): void {
		LeadCapability::grant();
		// Every page asks for it: loaded with the others it costs no statement.
		add_option( LeadSettings::OPTION, array(), '', true );
		// Made here, so that saving the settings does not have it loaded with every page.
		add_option( LeadSettings::SECRET, array(), '', false );
	}

	public static function create(): void {
		Migrations::table(
			self::SUBSCRIBER,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			public_id char(32) NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			state varchar(12) NOT NULL,
			source varchar(20) NOT NULL DEFAULT \'\',
			token_id char(32) NOT NULL DEFAULT \'\',
			requested_at bigint(20) unsigned NOT NULL,
			confirmed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			unsubscribed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			mail_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			sent_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY public_id (public_id),
			UNIQUE KEY email_hash (email_hash),
			KEY state (state, requested_at),
			KEY token_id (token_id)'
		);
		// A keyed hash of the tracking cookie, and minutes later nothing.
		Migrations::table(
			self::PROFILE,
			'cookie_hash char(64) NOT NULL,
			state varchar(12) NOT NULL,
			expires_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (cookie_hash),
			KEY expires_at (expires_at)'
		);
	}
}

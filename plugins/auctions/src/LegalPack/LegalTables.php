<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Migrations\Migrations;

/**
 * Legal packs: the documents with their versions, who asked for a pack under which terms, who took what, and what solicitors
 * were asked for and sent.
 */
final class LegalTables {

	public const DOCUMENT = 'hh_legal_document';
	public const TERMS    = 'hh_legal_terms';
	public const READER   = 'hh_legal_reader';
	public const ACCESS   = 'hh_legal_access';
	public const REQUEST  = 'hh_legal_request';
	public const SENT     = 'hh_legal_sent';

	public const NAMES = array( self::DOCUMENT, self::TERMS, self::READER, self::ACCESS, self::REQUEST, self::SENT );

	public static function create(): void {
		// A row for each version; `document` is the id of the first. withdrawn_at: no longer given out, but still known.
		// crc: CRC-32 of the content in hex, for zips; empty until it is needed for a version of before this column.
		Migrations::table(
			self::DOCUMENT,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lot_id bigint(20) unsigned NOT NULL,
			document bigint(20) unsigned NOT NULL DEFAULT 0,
			version int(10) unsigned NOT NULL,
			title varchar(200) NOT NULL,
			position int(10) unsigned NOT NULL DEFAULT 0,
			file varchar(100) NOT NULL,
			name varchar(160) NOT NULL,
			type varchar(100) NOT NULL,
			bytes bigint(20) unsigned NOT NULL,
			sha256 char(64) NOT NULL,
			crc char(8) NOT NULL DEFAULT \'\',
			added_at bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			withdrawn_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY of_lot (lot_id, position, id),
			KEY document (document, version)'
		);
		Migrations::table(
			self::TERMS,
			'version int(10) unsigned NOT NULL AUTO_INCREMENT,
			text text NOT NULL,
			since bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (version)'
		);
		// told_through: the last document that a mail of news told of. muted_at: when the person wanted no more of them.
		// browser, link_at: who pressed the button behind a mailed link first, as a keyed hash, and when that link was made,
		// in milliseconds.
		// One row for a person, a lot and a version of the terms: what they accepted and when stays as it was.
		Migrations::table(
			self::READER,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lot_id bigint(20) unsigned NOT NULL,
			name varchar(160) NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			terms int(10) unsigned NOT NULL,
			accepted_at bigint(20) unsigned NOT NULL,
			secret char(16) NOT NULL,
			told_through bigint(20) unsigned NOT NULL DEFAULT 0,
			muted_at bigint(20) unsigned NOT NULL DEFAULT 0,
			browser char(64) NOT NULL DEFAULT \'\',
			link_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY once (lot_id, email_hash, terms),
			KEY email_hash (email_hash)'
		);
		Migrations::table(
			self::ACCESS,
			'reader_id bigint(20) unsigned NOT NULL,
			document_id bigint(20) unsigned NOT NULL,
			first_at bigint(20) unsigned NOT NULL,
			last_at bigint(20) unsigned NOT NULL,
			times int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (reader_id, document_id),
			KEY document_id (document_id)'
		);
		LegalTerms::begin();
		self::create_requests();
	}

	/**
	 * ends_at: until when a link takes files. told_through: the last document that an email told staff of. Who sent a file is in
	 * the request; who decided about it is a user.
	 */
	private static function create_requests(): void {
		Migrations::table(
			self::REQUEST,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lot_id bigint(20) unsigned NOT NULL,
			name varchar(160) NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			secret char(16) NOT NULL,
			asked_at bigint(20) unsigned NOT NULL,
			asked_by bigint(20) unsigned NOT NULL DEFAULT 0,
			ends_at bigint(20) unsigned NOT NULL,
			told_through bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY lot_id (lot_id),
			KEY email_hash (email_hash)'
		);
		Migrations::table(
			self::SENT,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			request_id bigint(20) unsigned NOT NULL,
			lot_id bigint(20) unsigned NOT NULL,
			title varchar(200) NOT NULL,
			name varchar(160) NOT NULL,
			file varchar(100) NOT NULL,
			bytes bigint(20) unsigned NOT NULL,
			sha256 char(64) NOT NULL,
			state varchar(10) NOT NULL,
			sent_at bigint(20) unsigned NOT NULL,
			decided_at bigint(20) unsigned NOT NULL DEFAULT 0,
			decided_by bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY request_id (request_id),
			KEY lot_id (lot_id)'
		);
	}

	/** With the site's prefix. */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . $table;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Subscription\DigestTables;
use HearthHammer\Hpapi\SavedSearches\Events\Branches;

/**
 * The tables of saved searches. docs/saved-searches.md draws how a row travels through them.
 */
final class SavedSearchTables {

	public const QUERY  = 'hpapi_saved_query';
	public const SEARCH = 'hpapi_saved_search';
	public const EVENT  = 'hpapi_property_event';
	public const FOUND  = 'hpapi_saved_search_match';

	public const NAMES = array( self::QUERY, self::SEARCH, self::EVENT, self::FOUND );

	public static function create(): void {
		// One row for each different search, however many people saved it. The numbers and the place only rule out;
		// the search's own conditions decide. The place holds while geo_version is the gazetteer's.
		Migrations::table(
			self::QUERY,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			hash char(40) NOT NULL,
			parameters text NOT NULL,
			label varchar(400) NOT NULL DEFAULT \'\',
			place varchar(120) NOT NULL DEFAULT \'\',
			place_parish bigint(20) unsigned NOT NULL DEFAULT 0,
			channel tinyint(3) unsigned NOT NULL,
			min_amount int(10) unsigned NOT NULL DEFAULT 0,
			max_amount int(10) unsigned NOT NULL DEFAULT 0,
			min_beds smallint(5) unsigned NOT NULL DEFAULT 0,
			max_beds smallint(5) unsigned NOT NULL DEFAULT 0,
			parish_id bigint(20) unsigned NOT NULL DEFAULT 0,
			outcode varchar(4) NOT NULL DEFAULT \'\',
			south double DEFAULT NULL,
			west double DEFAULT NULL,
			north double DEFAULT NULL,
			east double DEFAULT NULL,
			geo_version varchar(40) NOT NULL DEFAULT \'\',
			PRIMARY KEY  (id),
			UNIQUE KEY hash (hash),
			KEY candidates (channel, id)'
		);
		// state: pending, active, paused, ended. counts_from: only what happened since is told.
		// due_at: when its next mail is made; 0 while nothing waits. digest_at: when the last one was.
		Migrations::table(
			self::SEARCH,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			query_id bigint(20) unsigned NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			' . DigestTables::SUBSCRIPTION_COLUMNS . ',
			price_drops tinyint(1) unsigned NOT NULL DEFAULT 0,
			secret char(16) NOT NULL,
			counts_from bigint(20) unsigned NOT NULL DEFAULT 0,
			letter_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY once (email_hash, query_id),
			KEY by_query (query_id, state),
			KEY due (state, due_at, id)'
		);
		// batch: the events that are matched together; cursor_id: the last query they were held against.
		Migrations::table(
			self::EVENT,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			post_id bigint(20) unsigned NOT NULL,
			kind varchar(10) NOT NULL,
			mark varchar(20) NOT NULL,
			old_text varchar(60) NOT NULL DEFAULT \'\',
			old_amount int(10) unsigned NOT NULL DEFAULT 0,
			happened_at bigint(20) unsigned NOT NULL DEFAULT 0,
			' . DigestTables::EVENT_COLUMNS . ',
			PRIMARY KEY  (id),
			UNIQUE KEY once (post_id, kind, mark),
			KEY waiting (matched_at, batch, noted_at, id),
			KEY batch (batch)'
		);
		// outbox_id: the mail it is told in; told_at: when that had gone.
		Migrations::table(
			self::FOUND,
			'search_id bigint(20) unsigned NOT NULL,
			event_id bigint(20) unsigned NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			found_at bigint(20) unsigned NOT NULL DEFAULT 0,
			told_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (search_id, event_id),
			KEY untold (search_id, outbox_id),
			KEY event_id (event_id)'
		);
	}

	/** What a site begins with. */
	public static function begin(): void {
		( new Branches() )->know_all();
		SavedSearchCapability::grant();
	}

	/** With the site's prefix. */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . $table;
	}
}

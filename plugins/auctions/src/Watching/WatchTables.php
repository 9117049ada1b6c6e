<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Subscription\DigestTables;

/**
 * Who watches what by email, what happened, and what waits to be told.
 */
final class WatchTables {

	public const WATCH = 'hh_watch';
	public const ITEM  = 'hh_watch_item';
	public const EVENT = 'hh_watch_event';
	public const NEWS  = 'hh_watch_news';

	/** Searches of catalogues that are watched. */
	public const SEARCH = 'hh_watch_search';

	public const NAMES = array( self::WATCH, self::ITEM, self::EVENT, self::NEWS, self::SEARCH );

	public static function create(): void {
		// One row for an address, so that it gets one mail for all that it watches.
		Migrations::table(
			self::WATCH,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			' . DigestTables::SUBSCRIPTION_COLUMNS . ',
			secret char(16) NOT NULL,
			letter_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY email_hash (email_hash),
			KEY due (state, due_at, id)'
		);
		// post_id: the lot, or the sale for all of it. counts_from: 0 until the address’s owner has confirmed it.
		Migrations::table(
			self::ITEM,
			'watch_id bigint(20) unsigned NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			sale_id bigint(20) unsigned NOT NULL,
			added_at bigint(20) unsigned NOT NULL,
			counts_from bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (watch_id, post_id),
			KEY by_post (post_id),
			KEY by_sale (sale_id)'
		);
		// lot_id 0: it happened to the whole sale. mark: what happens once only has one that does not change.
		Migrations::table(
			self::EVENT,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			post_id bigint(20) unsigned NOT NULL,
			lot_id bigint(20) unsigned NOT NULL DEFAULT 0,
			sale_id bigint(20) unsigned NOT NULL,
			kind varchar(' . WatchEventKind::LONGEST . ') NOT NULL,
			mark varchar(40) NOT NULL,
			was varchar(120) NOT NULL DEFAULT \'\',
			becomes varchar(400) NOT NULL DEFAULT \'\',
			happened_at bigint(20) unsigned NOT NULL DEFAULT 0,
			' . DigestTables::EVENT_COLUMNS . ',
			PRIMARY KEY  (id),
			UNIQUE KEY once (post_id, kind, mark),
			KEY waiting (matched_at, batch, noted_at, id),
			KEY batch (batch)'
		);
		Migrations::table(
			self::NEWS,
			'watch_id bigint(20) unsigned NOT NULL,
			' . DigestTables::NEWS_COLUMNS . ',
			PRIMARY KEY  (watch_id, event_id),
			KEY untold (watch_id, outbox_id),
			KEY event_id (event_id)'
		);
		// sale_id 0: all coming sales of the business. search_key: the same for the same search of several people.
		Migrations::table(
			self::SEARCH,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			watch_id bigint(20) unsigned NOT NULL,
			search_key char(32) NOT NULL,
			business varchar(40) NOT NULL,
			sale_id bigint(20) unsigned NOT NULL DEFAULT 0,
			filters text NOT NULL,
			added_at bigint(20) unsigned NOT NULL,
			counts_from bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY once (watch_id, search_key),
			KEY by_key (search_key),
			KEY by_scope (sale_id, business, counts_from)'
		);
	}

	/** With the site's prefix. */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . $table;
	}
}

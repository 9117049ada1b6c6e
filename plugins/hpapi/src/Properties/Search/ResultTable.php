<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Search;

use HearthHammer\Core\Migrations\Migrations;

/**
 * Slots for answers that were slow to find, where the site has no object cache that outlives a request.
 */
final class ResultTable {

	public const NAME = 'hpapi_result_cache';

	/** Each question has one slot, which another question may take: the table cannot grow, whatever is asked. */
	public const SLOTS = 4096;

	public static function create(): void {
		Migrations::table(
			self::NAME,
			'slot smallint(5) unsigned NOT NULL,
			question char(32) NOT NULL,
			answer text NOT NULL,
			PRIMARY KEY  (slot)'
		);
	}

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}
}

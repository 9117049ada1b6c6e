<?php

declare( strict_types=1 );

namespace HearthHammer\Core\ResultCache;

use HearthHammer\Core\Migrations\Migrations;

/**
 * Slots for answers that were slow to find, where the site has no object cache that outlives a request.
 *
 * The plugin that searches owns the table: it lists the name, creates it by a migration and drops it.
 */
final readonly class ResultTable {

	/** Each question has one slot, which another question may take: the table cannot grow, whatever is asked. */
	public const SLOTS = 4096;

	/** Bytes of an answer, packed if it is longer: what a column of type text holds. */
	public const LONGEST = 65535;

	/** @param string $table Name without the site's prefix, e.g. `hpapi_result_cache`. */
	public function __construct( private string $table ) {}

	public function create(): void {
		Migrations::table(
			$this->table,
			'slot smallint(5) unsigned NOT NULL,
			question char(32) NOT NULL,
			answer text NOT NULL,
			PRIMARY KEY  (slot)'
		);
	}

	public function name(): string {
		global $wpdb;
		return $wpdb->prefix . $this->table;
	}
}

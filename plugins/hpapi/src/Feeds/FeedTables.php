<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Migrations\Migrations;

/**
 * What imports remember.
 */
final class FeedTables {

	public const RUN       = 'hpapi_import_run';
	public const REFERENCE = 'hpapi_feed_reference';

	public static function create(): void {
		FeedCapability::grant();
		// One row for each import, and enough in it to go on where it stopped.
		Migrations::table(
			self::RUN,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			kind varchar(20) NOT NULL,
			feed varchar(60) NOT NULL DEFAULT \'\',
			source varchar(255) NOT NULL DEFAULT \'\',
			path varchar(1000) NOT NULL DEFAULT \'\',
			stamp varchar(64) NOT NULL DEFAULT \'\',
			file_hash varchar(64) NOT NULL DEFAULT \'\',
			status varchar(20) NOT NULL,
			phase varchar(20) NOT NULL DEFAULT \'\',
			dry_run tinyint(1) unsigned NOT NULL DEFAULT 0,
			confirmed tinyint(1) unsigned NOT NULL DEFAULT 0,
			bytes bigint(20) unsigned NOT NULL DEFAULT 0,
			position bigint(20) unsigned NOT NULL DEFAULT 0,
			line bigint(20) unsigned NOT NULL DEFAULT 0,
			rows_done bigint(20) unsigned NOT NULL DEFAULT 0,
			counts text NOT NULL,
			problems longtext NOT NULL,
			state longtext NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			started_at bigint(20) unsigned NOT NULL,
			updated_at bigint(20) unsigned NOT NULL,
			finished_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY latest (kind, feed, id),
			KEY unfinished (status, updated_at)'
		);
		// One row for each reference that a feed ever named: what is unchanged is known without reading its post.
		Migrations::table(
			self::REFERENCE,
			'reference varchar(100) NOT NULL,
			feed varchar(60) NOT NULL,
			branch varchar(60) NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			hash char(40) NOT NULL DEFAULT \'\',
			context varchar(40) NOT NULL DEFAULT \'\',
			state varchar(12) NOT NULL,
			run_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (reference),
			KEY branch (feed, branch, state, run_id),
			KEY post_id (post_id)'
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Migrations\Migrations;

/**
 * What imports remember.
 */
final class SyncTables {

	public const RUN       = 'hh_sync_run';
	public const REFERENCE = 'hh_sync_reference';
	public const CHANGE    = 'hh_sync_change';

	public static function create(): void {
		// One row for each run, and enough in it to go on where it stopped. `scope` is the kind of thing that it writes.
		Migrations::table(
			self::RUN,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			scope varchar(40) NOT NULL,
			format varchar(20) NOT NULL,
			mode varchar(10) NOT NULL DEFAULT \'full\',
			feed varchar(60) NOT NULL DEFAULT \'\',
			source varchar(255) NOT NULL DEFAULT \'\',
			path varchar(1000) NOT NULL DEFAULT \'\',
			stamp varchar(64) NOT NULL DEFAULT \'\',
			fingerprint varchar(64) NOT NULL DEFAULT \'\',
			version varchar(40) NOT NULL DEFAULT \'\',
			status varchar(20) NOT NULL,
			phase varchar(20) NOT NULL DEFAULT \'\',
			dry_run tinyint(1) unsigned NOT NULL DEFAULT 0,
			confirmed tinyint(1) unsigned NOT NULL DEFAULT 0,
			size bigint(20) unsigned NOT NULL DEFAULT 0,
			position bigint(20) unsigned NOT NULL DEFAULT 0,
			resume_at text NOT NULL,
			rows_done bigint(20) unsigned NOT NULL DEFAULT 0,
			counts text NOT NULL,
			problems longtext NOT NULL,
			state longtext NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			started_at bigint(20) unsigned NOT NULL,
			updated_at bigint(20) unsigned NOT NULL,
			finished_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY latest (scope, feed, id),
			KEY unfinished (status, updated_at)'
		);
		// One row for each record that a source ever named: what is unchanged is known without reading its post.
		Migrations::table(
			self::REFERENCE,
			'scope varchar(40) NOT NULL,
			reference varchar(100) NOT NULL,
			feed varchar(60) NOT NULL,
			section varchar(60) NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			change_token char(40) NOT NULL DEFAULT \'\',
			version varchar(40) NOT NULL DEFAULT \'\',
			context varchar(40) NOT NULL DEFAULT \'\',
			state varchar(12) NOT NULL,
			run_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (scope, reference),
			KEY section (scope, feed, section, state, run_id),
			KEY post_id (post_id)'
		);
		// What runs changed, record by record, for those who look at them later.
		Migrations::table(
			self::CHANGE,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			run_id bigint(20) unsigned NOT NULL,
			reference varchar(100) NOT NULL,
			post_id bigint(20) unsigned NOT NULL DEFAULT 0,
			what varchar(12) NOT NULL,
			fields longtext NOT NULL,
			PRIMARY KEY  (id),
			KEY run (run_id, id),
			KEY post (post_id, id)'
		);
	}
}

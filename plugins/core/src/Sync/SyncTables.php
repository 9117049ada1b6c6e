<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\TableMove;

/**
 * What imports remember.
 */
final class SyncTables {

	public const RUN       = 'hh_sync_run';
	public const REFERENCE = 'hh_sync_reference';
	public const CHANGE    = 'hh_sync_change';

	/** Scope of the rows that came from the estate agency's own tables. */
	private const PROPERTY = 'property';

	/** Made here, or taken over from the estate agency's plugin, whose tables they were. */
	public static function create(): void {
		self::define();
		self::move_runs();
		TableMove::rows(
			'hpapi_feed_reference',
			self::REFERENCE,
			array( 'reference' => 'reference', 'feed' => 'feed', 'section' => 'branch', 'post_id' => 'post_id', 'change_token' => 'hash', 'context' => 'context', 'state' => 'state', 'run_id' => 'run_id' ),
			'post_id',
			array( 'scope' => self::PROPERTY )
		);
	}

	/** What runs changed, record by record, for those who look at them later. */
	public static function changes(): void {
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

	private static function define(): void {
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
	}

	private static function move_runs(): void {
		global $wpdb;
		$same = array( 'id', 'feed', 'source', 'path', 'stamp', 'status', 'phase', 'dry_run', 'confirmed', 'counts', 'problems', 'state', 'user_id', 'started_at', 'updated_at', 'finished_at' );
		TableMove::rows(
			'hpapi_import_run',
			self::RUN,
			array_combine( $same, $same ) + array( 'format' => 'kind', 'fingerprint' => 'file_hash', 'size' => 'bytes' ),
			'id',
			array( 'scope' => self::PROPERTY, 'resume_at' => '' )
		);
		// Where an unfinished run of an older version stood cannot be said in the new terms: it begins again, which is harmless.
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET phase = 'check', counts = '{}', problems = '{}', state = '{}' WHERE scope = %s AND status IN ('running','stopped') AND resume_at = '' AND rows_done = 0 AND version = ''", $wpdb->prefix . self::RUN, self::PROPERTY ) );
	}
}

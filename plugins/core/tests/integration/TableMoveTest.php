<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\TableMove;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Place\PlaceTables;
use HearthHammer\Core\Sync\RecordState;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\SyncTables;
use HearthHammer\Tests\IntegrationTestCase;

/**
 * Makes and drops tables, which ends the test's transaction on MariaDB: each test removes what it wrote.
 */
final class TableMoveTest extends IntegrationTestCase {

	private const OLD_PLACE = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		kind varchar(10) NOT NULL,
		name varchar(120) NOT NULL,
		name_key varchar(120) NOT NULL,
		slug varchar(140) NOT NULL,
		latitude double NOT NULL,
		longitude double NOT NULL,
		county varchar(60) NOT NULL DEFAULT '',
		weight int(11) NOT NULL DEFAULT 0,
		extra text NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY kind_slug (kind, slug)";

	protected function tearDown(): void {
		global $wpdb;
		foreach ( array( 'hpapi_place', 'hpapi_place_trigram', 'hpapi_import_run', 'hpapi_feed_reference', 'hpapi_feed_media', 'hh_move_from', 'hh_move_to' ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
		}
		foreach ( array( PlaceTables::PLACE, PlaceTables::TRIGRAM, SyncTables::RUN, SyncTables::REFERENCE, MediaRecords::NAME ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . $table ) );
		}
		delete_option( 'hh_move_version' );
		$this->begin_transaction_again();
		parent::tearDown();
	}

	public function test_the_gazetteer_of_an_older_version_is_taken_over_whole(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . PlaceTables::PLACE ) );
		Migrations::table( 'hpapi_place', self::OLD_PLACE );
		Migrations::table( 'hpapi_place_trigram', "trigram char(3) NOT NULL,\nplace_id bigint(20) unsigned NOT NULL,\nPRIMARY KEY  (trigram, place_id)" );
		// Ids far apart take several statements.
		foreach ( array( 7 => 'rye', 20006 => 'tenterden', 90000 => 'headcorn' ) as $id => $slug ) {
			$wpdb->insert( $wpdb->prefix . 'hpapi_place', array( 'id' => $id, 'kind' => 'town', 'name' => ucfirst( $slug ), 'name_key' => $slug, 'slug' => $slug, 'latitude' => 51.1, 'longitude' => 0.5, 'weight' => 3, 'extra' => '{"size":"town"}' ) );
			$wpdb->insert( $wpdb->prefix . 'hpapi_place_trigram', array( 'trigram' => substr( $slug, 0, 3 ), 'place_id' => $id ) );
		}

		PlaceTables::create();
		PlaceTables::create();

		self::assertSame( array( '7 rye', '20006 tenterden', '90000 headcorn' ), $wpdb->get_col( "SELECT CONCAT( id, ' ', slug ) FROM {$wpdb->prefix}hh_place ORDER BY id" ) );
		self::assertSame( array( '7 rye', '20006 ten', '90000 hea' ), $wpdb->get_col( "SELECT CONCAT( place_id, ' ', trigram ) FROM {$wpdb->prefix}hh_place_trigram ORDER BY place_id" ) );
		self::assertSame( array( '51.1', '3', '{"size":"town"}' ), array_map( strval( ... ), array_values( (array) $wpdb->get_row( "SELECT latitude, weight, extra FROM {$wpdb->prefix}hh_place WHERE id = 7", ARRAY_A ) ) ) );
		self::assertNull( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hpapi_place' ) ) ) );
	}

	public function test_runs_references_and_pictures_of_an_older_version_are_taken_over(): void {
		global $wpdb;
		Migrations::table( 'hpapi_import_run', "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,\nkind varchar(20) NOT NULL,\nfeed varchar(60) NOT NULL DEFAULT '',\nsource varchar(255) NOT NULL DEFAULT '',\npath varchar(1000) NOT NULL DEFAULT '',\nstamp varchar(64) NOT NULL DEFAULT '',\nfile_hash varchar(64) NOT NULL DEFAULT '',\nstatus varchar(20) NOT NULL,\nphase varchar(20) NOT NULL DEFAULT '',\ndry_run tinyint(1) unsigned NOT NULL DEFAULT 0,\nconfirmed tinyint(1) unsigned NOT NULL DEFAULT 0,\nbytes bigint(20) unsigned NOT NULL DEFAULT 0,\nposition bigint(20) unsigned NOT NULL DEFAULT 0,\nline bigint(20) unsigned NOT NULL DEFAULT 0,\nrows_done bigint(20) unsigned NOT NULL DEFAULT 0,\ncounts text NOT NULL,\nproblems longtext NOT NULL,\nstate longtext NOT NULL,\nuser_id bigint(20) unsigned NOT NULL DEFAULT 0,\nstarted_at bigint(20) unsigned NOT NULL,\nupdated_at bigint(20) unsigned NOT NULL,\nfinished_at bigint(20) unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (id)" );
		Migrations::table( 'hpapi_feed_reference', "reference varchar(100) NOT NULL,\nfeed varchar(60) NOT NULL,\nbranch varchar(60) NOT NULL,\npost_id bigint(20) unsigned NOT NULL,\nhash char(40) NOT NULL DEFAULT '',\ncontext varchar(40) NOT NULL DEFAULT '',\nstate varchar(12) NOT NULL,\nrun_id bigint(20) unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (reference)" );
		Migrations::table( 'hpapi_feed_media', "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,\npost_id bigint(20) unsigned NOT NULL,\nattachment_id bigint(20) unsigned NOT NULL,\nsource varchar(1000) NOT NULL,\nhash char(40) NOT NULL,\netag varchar(255) NOT NULL DEFAULT '',\nmodified varchar(64) NOT NULL DEFAULT '',\nbytes bigint(20) unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (id)" );
		$run = array( 'kind' => 'blm', 'feed' => 'blm', 'source' => 'stock.blm', 'stamp' => 'abc', 'file_hash' => 'h', 'counts' => '{"rows":2,"added":2}', 'problems' => '{}', 'state' => '{"branches":{}}', 'started_at' => 1, 'updated_at' => 2 );
		$wpdb->insert( $wpdb->prefix . 'hpapi_import_run', $run + array( 'status' => 'done', 'phase' => 'withdraw', 'finished_at' => 3, 'bytes' => 900 ) );
		$wpdb->insert( $wpdb->prefix . 'hpapi_import_run', $run + array( 'status' => 'stopped', 'phase' => 'write', 'position' => 500, 'rows_done' => 1 ) );
		$wpdb->insert( $wpdb->prefix . 'hpapi_feed_reference', array( 'reference' => 'ABC_1', 'feed' => 'blm', 'branch' => 'ABC', 'post_id' => 7, 'hash' => str_repeat( 'a', 40 ), 'context' => 'c', 'state' => 'complete', 'run_id' => 1 ) );
		$wpdb->insert( $wpdb->prefix . 'hpapi_feed_media', array( 'post_id' => 7, 'attachment_id' => 8, 'source' => 'a.jpg', 'hash' => str_repeat( 'b', 40 ), 'etag' => '"x"', 'bytes' => 5 ) );

		SyncTables::create();
		MediaRecords::create();
		SyncTables::create();
		MediaRecords::create();

		$runs = new Runs( 'property' );
		[ $stopped, $done ] = $runs->recent( 5 );
		self::assertSame( array( 1, 'blm', 'full', 'stock.blm', 'h', 'done', 900, 2, 3 ), array( $done->id, $done->format, $done->mode, $done->source, $done->fingerprint, $done->status, $done->size, $done->counts->added, $done->finished_at ) );
		// Where it stood is not known in the new terms: it begins again.
		self::assertSame( array( 'stopped', 'check', 0, null ), array( $stopped->status, $stopped->phase, $stopped->rows_done, $stopped->cursor ) );
		self::assertTrue( $runs->knows_stamp( 'abc' ) );
		$reference = ( new References( 'property' ) )->known( array( 'abc_1' ) )['ABC_1'];
		self::assertSame( array( 'blm', 'ABC', 7, str_repeat( 'a', 40 ), '', 'c', RecordState::Complete ), array( $reference->feed, $reference->section, $reference->post, $reference->change_token, $reference->version, $reference->context, $reference->state ) );
		$media = ( new MediaRecords() )->of_posts( array( 7 ) )[7][0];
		self::assertSame( array( 8, 'a.jpg', '"x"', 5, '' ), array( $media->attachment, $media->source, $media->etag, $media->bytes, $media->key ) );
		self::assertNull( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hpapi_import_run' ) ) ) );
	}

	public function test_a_move_that_was_cut_short_is_finished_by_the_next_and_what_is_newer_stays(): void {
		global $wpdb;
		$this->two_tables();
		$wpdb->query( "INSERT INTO {$wpdb->prefix}hh_move_from (id, word) VALUES (1, 'old'), (2, 'two'), (30000, 'far')" );
		// The first batch came over, and was not yet removed; somebody has written to it since.
		$wpdb->query( "INSERT INTO {$wpdb->prefix}hh_move_to (id, name) VALUES (1, 'newer')" );

		TableMove::rows( 'hh_move_from', 'hh_move_to', array( 'id' => 'id', 'name' => 'word' ), 'id' );

		self::assertSame( array( 'newer', 'two', 'far' ), $wpdb->get_col( "SELECT name FROM {$wpdb->prefix}hh_move_to ORDER BY id" ) );
	}

	public function test_a_migration_that_fails_leaves_the_site_running_and_is_tried_again(): void {
		$log    = (string) tempnam( sys_get_temp_dir(), 'hh-log' );
		$before = (string) ini_set( 'error_log', $log );
		$fails  = true;
		$done   = array();
		$all    = new Migrations(
			'hh_move_version',
			3,
			static function () use ( &$done, &$fails ): array {
				return array(
					1 => static function () use ( &$done ): void {
						$done[] = 1;
					},
					2 => static function () use ( &$done, &$fails ): void {
						if ( $fails ) {
							throw new WriteFailed( 'the disk is full' );
						}
						$done[] = 2;
					},
					3 => static function () use ( &$done ): void {
						$done[] = 3;
					},
				);
			}
		);

		$all->migrate();

		ini_set( 'error_log', $before );
		self::assertSame( array( 1 ), $done, 'What comes later may need what failed.' );
		self::assertSame( 1, (int) get_option( 'hh_move_version', 0 ) );
		self::assertStringContainsString( 'the disk is full', (string) file_get_contents( $log ) );
		unlink( $log );

		$fails = false;
		$all->migrate();

		self::assertSame( array( 1, 2, 3 ), $done );
	}

	private function two_tables(): void {
		Migrations::table( 'hh_move_from', "id bigint(20) unsigned NOT NULL,\nword varchar(20) NOT NULL,\nPRIMARY KEY  (id)" );
		Migrations::table( 'hh_move_to', "id bigint(20) unsigned NOT NULL,\nname varchar(20) NOT NULL,\nPRIMARY KEY  (id)" );
	}
}

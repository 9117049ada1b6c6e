<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Migrations\Migrations;

/**
 * The runs of one scope in hh_sync_run.
 */
final class Runs {

	public const TABLE = 'hh_sync_run';

	/** @param string $scope What kind of thing they write, e.g. `property`. */
	public function __construct( private readonly string $scope ) {}

	/** One row for each run, and enough in it to go on where it stopped. */
	public static function create(): void {
		Migrations::table(
			self::TABLE,
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
	}

	public function save( Run $run ): void {
		global $wpdb;
		$now             = time();
		$run->updated_at = $now;
		$row             = array(
			'scope'       => $this->scope,
			'format'      => $run->format,
			'mode'        => $run->mode,
			'feed'        => $run->feed,
			'source'      => mb_substr( $run->source, 0, 255 ),
			'path'        => $run->path,
			'stamp'       => $run->stamp,
			'fingerprint' => $run->fingerprint,
			'version'     => $run->version,
			'status'      => $run->status,
			'phase'       => $run->phase,
			'dry_run'     => (int) $run->dry_run,
			'confirmed'   => (int) $run->confirmed,
			'size'        => $run->size,
			'position'    => $run->position,
			'resume_at'   => null === $run->cursor ? '' : (string) wp_json_encode( $run->cursor ),
			'rows_done'   => $run->rows_done,
			'counts'      => (string) wp_json_encode( $run->counts->to_array() ),
			'problems'    => (string) wp_json_encode( $run->problems->to_array() ),
			'state'       => (string) wp_json_encode( $run->state ),
			'user_id'     => $run->user,
			'updated_at'  => $now,
			'finished_at' => $run->finished_at,
		);
		if ( 0 === $run->id ) {
			$run->started_at = $now;
			$wpdb->insert( $this->table(), $row + array( 'started_at' => $now ) );
			$run->id = (int) $wpdb->insert_id;
			return;
		}
		$wpdb->update( $this->table(), $row, array( 'id' => $run->id ) );
	}

	public function find( int $id ): ?Run {
		return $this->first( 'id = %d', array( $id ), 'id' );
	}

	/** The last run of a feed that was more than a dry run; what was pushed in between does not count. */
	public function latest( string $feed ): ?Run {
		return $this->first( "feed = %s AND dry_run = 0 AND mode <> 'push'", array( $feed ), 'id DESC LIMIT 1' );
	}

	/** The last run of a feed and mode that was written to its end. */
	public function latest_done( string $feed, string $mode = '' ): ?Run {
		return $this->first( "feed = %s AND status = 'done' AND dry_run = 0 AND mode <> 'push' AND ( mode = %s OR %s = '' )", array( $feed, $mode, $mode ), 'id DESC LIMIT 1' );
	}

	/**
	 * @param string $feed Empty for all of the scope.
	 * @return int When a run was last written to its end; 0 for never. What was pushed does not count.
	 */
	public function last_success( string $feed = '' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX(finished_at) FROM %i WHERE scope = %s AND status = 'done' AND dry_run = 0 AND mode <> 'push' AND ( feed = %s OR %s = '' )", $this->table(), $this->scope, $feed, $feed ) );
	}

	public function failed_since( int $time ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE scope = %s AND status = 'failed' AND dry_run = 0 AND finished_at >= %d", $this->table(), $this->scope, $time ) );
	}

	/** @return list<Run> Of one feed, the newest first. */
	public function of_feed( string $feed, int $limit ): array {
		return $this->select( 'feed = %s', array( $feed, $limit ), 'id DESC LIMIT %d' );
	}

	/** The last run under this name that has ended, however; what was pushed counts, a dry run does not. */
	public function latest_ended( string $feed, string $source ): ?Run {
		return $this->first( 'feed = %s AND source = %s AND dry_run = 0 AND finished_at > 0', array( $feed, $source ), 'id DESC LIMIT 1' );
	}

	/** Forgets runs and what they changed: those that changed nothing or were refused soon, all others later. */
	public function forget( int $idle_before, int $before ): void {
		global $wpdb;
		$nothing = '%"added":0,"changed":0,%"withdrawn":0,%';
		/** @var list<string> $old */
		$old = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE scope = %s AND finished_at > 0 AND ( finished_at < %d OR ( finished_at < %d AND ( status = 'failed' OR ( status = 'done' AND counts LIKE %s ) ) ) ) ORDER BY id LIMIT 500", $this->table(), $this->scope, $before, $idle_before, $nothing ) );
		if ( array() === $old ) {
			return;
		}
		$ids    = array_map( intval( ... ), $old );
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE run_id IN ({$places})", array( $wpdb->prefix . RunChanges::TABLE, ...$ids ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE id IN ({$places})", array( $this->table(), ...$ids ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** @return list<Run> The newest first. */
	public function recent( int $limit ): array {
		return $this->select( '1 = 1', array( $limit ), 'id DESC LIMIT %d' );
	}

	/** @return list<Run> Those that nobody works on: begun in a browser that was closed, or cut short. */
	public function abandoned( int $seconds ): array {
		return $this->select( "status = 'running' AND updated_at < %d", array( time() - $seconds ), 'id' );
	}

	/** Whether a file was dealt with: read to its end, refused, or waiting for somebody. */
	public function knows_stamp( string $stamp ): bool {
		return null !== $this->first( 'stamp = %s', array( $stamp ), 'id LIMIT 1' );
	}

	/** Whether anything was imported since a run was last touched. */
	public function overtaken( Run $run ): bool {
		return null !== $this->first( 'feed = %s AND dry_run = 0 AND id <> %d AND updated_at >= %d', array( $run->feed, $run->id, $run->updated_at ), 'id LIMIT 1' );
	}

	/** @param list<int|string> $values */
	private function first( string $where, array $values, string $order ): ?Run {
		return $this->select( $where, $values, $order )[0] ?? null;
	}

	/**
	 * @param list<int|string> $values For the placeholders of both.
	 * @return list<Run>
	 */
	private function select( string $where, array $values, string $order ): array {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE scope = %s AND {$where} ORDER BY {$order}", array( $this->table(), $this->scope, ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written above.
		return array_map( self::from_row( ... ), $rows );
	}

	/** @param array<string, string> $row */
	private static function from_row( array $row ): Run {
		$list             = static fn ( string $json ): array => (array) json_decode( $json, true );
		$run              = new Run();
		$run->id          = (int) $row['id'];
		$run->format      = $row['format'];
		$run->mode        = $row['mode'];
		$run->feed        = $row['feed'];
		$run->source      = $row['source'];
		$run->path        = $row['path'];
		$run->stamp       = $row['stamp'];
		$run->fingerprint = $row['fingerprint'];
		$run->version     = $row['version'];
		$run->status      = $row['status'];
		$run->phase       = $row['phase'];
		$run->dry_run     = '1' === (string) $row['dry_run'];
		$run->confirmed   = '1' === (string) $row['confirmed'];
		$run->size        = (int) $row['size'];
		$run->position    = (int) $row['position'];
		$run->cursor      = '' === $row['resume_at'] ? null : $list( $row['resume_at'] );
		$run->rows_done   = (int) $row['rows_done'];
		$run->counts      = Counts::from_array( $list( $row['counts'] ) );
		$run->problems    = Problems::from_array( $list( $row['problems'] ) );
		$run->state       = $list( $row['state'] );
		$run->user        = (int) $row['user_id'];
		$run->started_at  = (int) $row['started_at'];
		$run->updated_at  = (int) $row['updated_at'];
		$run->finished_at = (int) $row['finished_at'];
		return $run;
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Hpapi\Feeds\FeedTables;
use HearthHammer\Hpapi\Feeds\Problems;

/**
 * The runs in hpapi_import_run.
 */
final class Runs {

	public function save( Run $run ): void {
		global $wpdb;
		$now             = time();
		$run->updated_at = $now;
		$row             = array(
			'kind'        => Run::KIND,
			'feed'        => $run->feed,
			'source'      => mb_substr( $run->source, 0, 255 ),
			'path'        => $run->path,
			'stamp'       => $run->stamp,
			'file_hash'   => $run->hash,
			'status'      => $run->status,
			'phase'       => $run->phase,
			'dry_run'     => (int) $run->dry_run,
			'confirmed'   => (int) $run->confirmed,
			'bytes'       => $run->bytes,
			'position'    => $run->position,
			'line'        => $run->line,
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
		global $wpdb;
		return $this->first( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d AND kind = %s', $this->table(), $id, Run::KIND ) );
	}

	/** The last run of a feed that was more than a dry run. */
	public function latest( string $feed ): ?Run {
		global $wpdb;
		return $this->first( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE kind = %s AND feed = %s AND dry_run = 0 ORDER BY id DESC LIMIT 1', $this->table(), Run::KIND, $feed ) );
	}

	/** @return list<Run> The newest first. */
	public function recent( int $limit ): array {
		global $wpdb;
		return $this->all( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE kind = %s ORDER BY id DESC LIMIT %d', $this->table(), Run::KIND, $limit ) );
	}

	/** @return list<Run> Those that nobody works on: begun in a browser that was closed, or cut short. */
	public function abandoned( int $seconds ): array {
		global $wpdb;
		return $this->all( (string) $wpdb->prepare( "SELECT * FROM %i WHERE status = 'running' AND kind = %s AND updated_at < %d ORDER BY id", $this->table(), Run::KIND, time() - $seconds ) );
	}

	/** Whether a file was dealt with: read to its end, refused, or waiting for somebody. */
	public function knows_stamp( string $stamp ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE kind = %s AND stamp = %s LIMIT 1', $this->table(), Run::KIND, $stamp ) );
	}

	/** Whether anything was imported since a run was last touched. */
	public function overtaken( Run $run ): bool {
		global $wpdb;
		return null !== $wpdb->get_var(
			$wpdb->prepare( 'SELECT id FROM %i WHERE kind = %s AND feed = %s AND dry_run = 0 AND id <> %d AND updated_at >= %d LIMIT 1', $this->table(), Run::KIND, $run->feed, $run->id, $run->updated_at )
		);
	}

	private function first( string $sql ): ?Run {
		return $this->all( $sql )[0] ?? null;
	}

	/** @return list<Run> */
	private function all( string $sql ): array {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the callers.
		return array_map( $this->from_row( ... ), $rows );
	}

	/** @param array<string, string> $row */
	private function from_row( array $row ): Run {
		$list             = static fn ( string $json ): array => (array) json_decode( $json, true );
		$run              = new Run();
		$run->id          = (int) $row['id'];
		$run->feed        = $row['feed'];
		$run->source      = $row['source'];
		$run->path        = $row['path'];
		$run->stamp       = $row['stamp'];
		$run->hash        = $row['file_hash'];
		$run->status      = $row['status'];
		$run->phase       = $row['phase'];
		$run->dry_run     = '1' === (string) $row['dry_run'];
		$run->confirmed   = '1' === (string) $row['confirmed'];
		$run->bytes       = (int) $row['bytes'];
		$run->position    = (int) $row['position'];
		$run->line        = (int) $row['line'];
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
		return $wpdb->prefix . FeedTables::RUN;
	}
}

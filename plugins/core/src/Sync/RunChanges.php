<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Migrations\Migrations;

/**
 * What each run changed, record by record, in hh_sync_change.
 */
final class RunChanges {

	public const TABLE = 'hh_sync_change';

	public static function create(): void {
		Migrations::table(
			self::TABLE,
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

	/** @param list<RecordChange> $changes */
	public function add( int $run, array $changes ): void {
		global $wpdb;
		foreach ( array_chunk( $changes, 100 ) as $some ) {
			$values = array();
			foreach ( $some as $one ) {
				array_push( $values, $run, mb_substr( $one->reference, 0, 100 ), $one->post, $one->what, (string) wp_json_encode( $one->fields, JSON_INVALID_UTF8_SUBSTITUTE ) );
			}
			$rows = implode( ',', array_fill( 0, count( $some ), '(%d,%s,%d,%s,%s)' ) );
			$wpdb->query( $wpdb->prepare( "INSERT INTO %i (run_id, reference, post_id, what, fields) VALUES {$rows}", array( $this->table(), ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}

	/** @return list<RecordChange> In the order of the run. */
	public function of_run( int $run, int $limit, int $offset = 0 ): array {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE run_id = %d ORDER BY id LIMIT %d OFFSET %d', $this->table(), $run, $limit, $offset ), ARRAY_A );
		return array_map( self::from_row( ... ), $rows );
	}

	public function count( int $run ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE run_id = %d', $this->table(), $run ) );
	}

	/**
	 * What runs did to one post, dry runs too, the newest first.
	 *
	 * @return list<array{at: int, is_dry: bool, change: RecordChange}>
	 */
	public function of_post( int $post, int $limit ): array {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT c.*, r.updated_at, r.dry_run FROM %i c INNER JOIN %i r ON r.id = c.run_id WHERE c.post_id = %d ORDER BY c.id DESC LIMIT %d', $this->table(), $wpdb->prefix . Runs::TABLE, $post, $limit ), ARRAY_A );
		return array_map( static fn ( array $row ): array => array( 'at' => (int) $row['updated_at'], 'is_dry' => '1' === (string) $row['dry_run'], 'change' => self::from_row( $row ) ), $rows );
	}

	/** A check that begins anew says everything again. */
	public function forget( int $run ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE run_id = %d', $this->table(), $run ) );
	}

	/** @param array<string, string> $row */
	private static function from_row( array $row ): RecordChange {
		$fields = array();
		foreach ( (array) json_decode( $row['fields'], true ) as $one ) {
			if ( is_array( $one ) ) {
				$fields[] = array(
					'field'   => (string) ( $one['field'] ?? '' ),
					'was'     => (string) ( $one['was'] ?? '' ),
					'becomes' => (string) ( $one['becomes'] ?? '' ),
				);
			}
		}
		return new RecordChange( $row['reference'], (int) $row['post_id'], $row['what'], $fields );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}

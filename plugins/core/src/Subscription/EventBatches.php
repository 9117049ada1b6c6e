<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * Hands out events in batches. A batch and how far it has been matched are in the table, so any process can go on
 * with what another left.
 *
 * The list's table has the columns `id`, `post_id` (what it happened to), `noted_at`, `batch`, `cursor_id` and `matched_at`.
 */
final readonly class EventBatches {

	/**
	 * @param string $table          Without the site's prefix.
	 * @param int    $settle_seconds Events are left alone for so long: what a mail shows of them may be written a moment later.
	 */
	public function __construct(
		private string $table,
		private int $settle_seconds = 0,
	) {}

	/** The batch that is under way, or a new one of what waits; null where nothing does. */
	public function next( int $now, int $size ): ?EventBatch {
		global $wpdb;
		$open = $wpdb->get_var( $wpdb->prepare( "SELECT batch FROM %i WHERE matched_at = 0 AND batch <> '' ORDER BY batch LIMIT 1", $this->table() ) );
		if ( null === $open ) {
			$open = $this->form( $now, $size );
		}
		return null === $open ? null : $this->read( (string) $open );
	}

	/** True where nobody else has gone on with it meanwhile. */
	public function advance( EventBatch $batch, int $to ): bool {
		global $wpdb;
		return (int) $wpdb->query( $wpdb->prepare( 'UPDATE %i SET cursor_id = %d WHERE batch = %s AND cursor_id = %d AND matched_at = 0', $this->table(), $to, $batch->name, $batch->cursor ) ) > 0;
	}

	public function finish( EventBatch $batch, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET matched_at = %d WHERE batch = %s AND matched_at = 0', $this->table(), $now, $batch->name ) );
	}

	private function form( int $now, int $size ): ?string {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE matched_at = 0 AND batch = '' AND noted_at <= %d ORDER BY id LIMIT %d", $this->table(), $now - $this->settle_seconds, $size ) );
		if ( array() === $ids ) {
			return null;
		}
		$name = bin2hex( random_bytes( 16 ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET batch = %s, cursor_id = 0 WHERE matched_at = 0 AND batch = '' AND id IN (" . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( $this->table(), $name, ...$ids ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		return $name;
	}

	private function read( string $name ): ?EventBatch {
		global $wpdb;
		/** @var list<array{id: string, post_id: string, cursor_id: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT id, post_id, cursor_id FROM %i WHERE batch = %s AND matched_at = 0 ORDER BY id', $this->table(), $name ), ARRAY_A );
		return array() === $rows ? null : new EventBatch(
			$name,
			(int) $rows[0]['cursor_id'],
			array_map( intval( ... ), array_column( $rows, 'id' ) ),
			array_values( array_unique( array_map( intval( ... ), array_column( $rows, 'post_id' ) ) ) )
		);
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . $this->table;
	}
}

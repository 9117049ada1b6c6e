<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Events;

use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

/**
 * Hands out events in batches. A batch and how far it has been matched are in the table, so any process can go on
 * with what another left.
 */
final class EventBatches {

	/** Events are left alone for so long: their index row is written a moment after they are noted, and pictures follow. */
	private const SETTLE_SECONDS = 15;

	/** The batch that is under way, or a new one of what waits; null where nothing does. */
	public function next( int $now, int $size ): ?EventBatch {
		global $wpdb;
		$open = $wpdb->get_var( $wpdb->prepare( "SELECT batch FROM %i WHERE matched_at = 0 AND batch <> '' ORDER BY batch LIMIT 1", self::table() ) );
		if ( null === $open ) {
			$open = $this->form( $now, $size );
		}
		return null === $open ? null : $this->read( (string) $open );
	}

	/** True where nobody else has gone on with it meanwhile. */
	public function advance( EventBatch $batch, int $to ): bool {
		global $wpdb;
		return (int) $wpdb->query( $wpdb->prepare( 'UPDATE %i SET cursor_id = %d WHERE batch = %s AND cursor_id = %d AND matched_at = 0', self::table(), $to, $batch->name, $batch->cursor ) ) > 0;
	}

	public function finish( EventBatch $batch, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET matched_at = %d WHERE batch = %s AND matched_at = 0', self::table(), $now, $batch->name ) );
	}

	private function form( int $now, int $size ): ?string {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE matched_at = 0 AND batch = '' AND noted_at <= %d ORDER BY id LIMIT %d", self::table(), $now - self::SETTLE_SECONDS, $size ) );
		if ( array() === $ids ) {
			return null;
		}
		$name = bin2hex( random_bytes( 16 ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET batch = %s, cursor_id = 0 WHERE matched_at = 0 AND batch = '' AND id IN (" . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( self::table(), $name, ...$ids ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		return $name;
	}

	private function read( string $name ): ?EventBatch {
		global $wpdb;
		/** @var list<array{id: string, post_id: string, cursor_id: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT id, post_id, cursor_id FROM %i WHERE batch = %s AND matched_at = 0 ORDER BY id', self::table(), $name ), ARRAY_A );
		return array() === $rows ? null : new EventBatch(
			$name,
			(int) $rows[0]['cursor_id'],
			array_map( intval( ... ), array_column( $rows, 'id' ) ),
			array_values( array_unique( array_map( intval( ... ), array_column( $rows, 'post_id' ) ) ) )
		);
	}

	private static function table(): string {
		return SavedSearchTables::name( SavedSearchTables::EVENT );
	}
}

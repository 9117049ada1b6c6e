<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

/**
 * Writes and deletes rows of the index.
 */
final class IndexWriter {

	/** @param list<array<string, int|float|string|null>> $rows Of IndexRow. */
	public function write( array $rows ): void {
		if ( array() === $rows ) {
			return;
		}
		global $wpdb;
		$blanks       = array_column( array_map( static fn ( IndexColumn $column ): array => array( $column->name, $column->blank() ), IndexColumns::all() ), 1, 0 );
		$placeholders = array(
			...array_column( IndexColumns::all(), 'placeholder', 'name' ),
			'shape' => '%s',
			'card'  => '%s',
			'pin'   => '%s',
		);
		$places       = array();
		$values       = array();
		foreach ( $rows as $row ) {
			$row   = array( ...$blanks, 'shape' => IndexShape::current(), ...$row );
			$place = array();
			foreach ( $placeholders as $column => $placeholder ) {
				$value   = $row[ $column ] ?? null;
				$place[] = null === $value ? 'NULL' : $placeholder;
				if ( null !== $value ) {
					$values[] = $value;
				}
			}
			$places[] = '(' . implode( ',', $place ) . ')';
		}
		$wpdb->query(
			$wpdb->prepare(
				'REPLACE INTO %i (' . implode( ',', array_keys( $placeholders ) ) . ') VALUES ' . implode( ',', $places ), // phpcs:ignore WordPress.DB.PreparedSQL
				array( IndexTable::name(), ...$values )
			)
		);
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( IndexTable::name(), ...$ids ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** Rows whose post is gone, or no property. */
	public function delete_orphans( string $post_type ): int {
		global $wpdb;
		return (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id NOT IN (SELECT ID FROM %i WHERE post_type = %s)', IndexTable::name(), $wpdb->posts, $post_type ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

/**
 * Writes and deletes rows of an index.
 */
final readonly class IndexWriter {

	public function __construct( private IndexTable $table ) {}

	/** @param list<array<string, int|float|string|null>> $rows Column to value; what is left out is blank. */
	public function write( array $rows ): void {
		if ( array() === $rows ) {
			return;
		}
		global $wpdb;
		$blanks       = array_column( array_map( static fn ( IndexColumn $column ): array => array( $column->name, $column->blank() ), $this->table->columns ), 1, 0 );
		$placeholders = array(
			...array_column( $this->table->columns, 'placeholder', 'name' ),
			'shape' => '%s',
			...array_fill_keys( array_keys( $this->table->json ), '%s' ),
		);
		$places       = array();
		$values       = array();
		foreach ( $rows as $row ) {
			$row   = array( ...$blanks, 'shape' => $this->table->shape, ...$row );
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
				array( $this->table->prefixed(), ...$values )
			)
		);
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( $this->table->prefixed(), ...$ids ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** Rows whose post is gone, or of another type. */
	public function delete_orphans( string $post_type ): int {
		global $wpdb;
		return (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id NOT IN (SELECT ID FROM %i WHERE post_type = %s)', $this->table->prefixed(), $wpdb->posts, $post_type ) );
	}
}

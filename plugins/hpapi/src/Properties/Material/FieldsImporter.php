<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Material;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyWriter;

/**
 * Writes what a file says of properties, as if staff had typed it: later feeds leave it alone.
 */
final readonly class FieldsImporter {

	private const BATCH = 50;

	public function __construct(
		private PropertyIndexer $indexer,
		private StaffFields $staff,
		private PropertyWriter $writer = new PropertyWriter(),
	) {}

	/**
	 * @return array{changed: int, unchanged: int, unknown: list<string>} Properties; references that no property has.
	 * @throws BadFile Before anything is written.
	 */
	public function import( string $path, bool $dry_run = false ): array {
		$rows   = FieldsCsv::read( $path );
		$posts  = $this->posts( array_map( strval( ... ), array_keys( $rows ) ) );
		$counts = array(
			'changed'   => 0,
			'unchanged' => 0,
			'unknown'   => array_map( strval( ... ), array_keys( array_diff_key( $rows, $posts ) ) ),
		);
		$this->indexer->suspend();
		try {
			foreach ( array_chunk( $posts, self::BATCH, true ) as $batch ) {
				_prime_post_caches( array_merge( ...array_values( $batch ) ), false, true );
				// Alone, each statement would wait for the disk.
				$changed = Transaction::run( fn (): int => $this->write_batch( $batch, $rows, $dry_run ), wp_cache_flush( ... ) );

				$counts['changed']   += $changed;
				$counts['unchanged'] += array_sum( array_map( count( ... ), $batch ) ) - $changed;
			}
		} finally {
			$this->indexer->resume();
		}
		return $counts;
	}

	/**
	 * @param array<string, list<int>> $batch Reference to posts.
	 * @param array<string, array{line: int, fields: array<string, mixed>}> $rows By reference.
	 * @return int How many posts differ.
	 */
	private function write_batch( array $batch, array $rows, bool $dry_run ): int {
		$changed = array();
		foreach ( $batch as $reference => $ids ) {
			foreach ( $ids as $id ) {
				if ( $this->write( $id, $rows[ $reference ]['fields'], $dry_run ) ) {
					$changed[] = $id;
				}
			}
		}
		$this->indexer->index_many( $dry_run ? array() : $changed );
		return count( $changed );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return bool Whether anything differs.
	 */
	private function write( int $id, array $fields, bool $dry_run ): bool {
		$stored  = static fn ( string $name ): mixed => PropertyFields::clean( $name, get_post_meta( $id, PropertyFields::PREFIX . $name, true ) );
		$changes = array_filter( $fields, static fn ( mixed $value, string $name ): bool => $stored( $name ) !== $value, ARRAY_FILTER_USE_BOTH );
		if ( ! $dry_run ) {
			$this->writer->replace_fields( $id, $changes + $this->staff->marks( $id, array_keys( $changes ) ) );
		}
		return array() !== $changes;
	}

	/**
	 * @param list<string> $references
	 * @return array<string, list<int>> Reference to its posts: feeds of two systems may use the same.
	 */
	private function posts( array $references ): array {
		global $wpdb;
		$posts = array();
		foreach ( array_chunk( $references, self::BATCH ) as $batch ) {
			/** @var list<array{reference: string, post_id: string}> $rows */
			$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT reference, post_id FROM %i WHERE reference IN (' . implode( ',', array_fill( 0, count( $batch ), '%s' ) ) . ') ORDER BY post_id', array( PropertyTable::name(), ...$batch ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
			foreach ( $rows as $row ) {
				// MariaDB finds a reference whatever its case.
				if ( in_array( $row['reference'], $batch, true ) ) {
					$posts[ $row['reference'] ][] = (int) $row['post_id'];
				}
			}
		}
		return $posts;
	}
}

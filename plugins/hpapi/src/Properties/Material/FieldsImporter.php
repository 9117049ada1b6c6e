<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Material;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use HearthHammer\Hpapi\Properties\Index\IndexTable;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\StaffFields;

/**
 * Writes what a file says of properties, as if staff had typed it: later feeds leave it alone.
 */
final readonly class FieldsImporter {

	private const BATCH = 200;

	public function __construct( private Indexer $indexer, private StaffFields $staff ) {}

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
		foreach ( array_chunk( $posts, self::BATCH, true ) as $batch ) {
			update_meta_cache( 'post', array_merge( ...array_values( $batch ) ) );
			$changed = array();
			foreach ( $batch as $reference => $ids ) {
				foreach ( $ids as $id ) {
					$is_changed = $this->write( $id, $rows[ $reference ]['fields'], $dry_run );
					++$counts[ $is_changed ? 'changed' : 'unchanged' ];
					if ( $is_changed ) {
						$changed[] = $id;
					}
				}
			}
			$this->indexer->index_many( $dry_run ? array() : $changed );
		}
		$this->indexer->resume();
		return $counts;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return bool Whether anything differs.
	 */
	private function write( int $id, array $fields, bool $dry_run ): bool {
		$stored  = static fn ( string $name ): mixed => PropertyFields::clean( $name, get_post_meta( $id, PropertyFields::PREFIX . $name, true ) );
		$changes = array_filter( $fields, static fn ( mixed $value, string $name ): bool => $stored( $name ) !== $value, ARRAY_FILTER_USE_BOTH );
		if ( ! $dry_run ) {
			foreach ( $changes as $name => $value ) {
				update_post_meta( $id, PropertyFields::PREFIX . $name, wp_slash( $value ) );
			}
			$this->staff->add( $id, array_keys( $changes ) );
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
			$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT reference, post_id FROM %i WHERE reference IN (' . implode( ',', array_fill( 0, count( $batch ), '%s' ) ) . ') ORDER BY post_id', array( IndexTable::name(), ...$batch ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
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

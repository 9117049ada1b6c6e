<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Metrics\Counter;
use HearthHammer\Core\Metrics\Counters;

/**
 * Writes and deletes rows of an index. A row that says the same is not written.
 *
 * InnoDB's full-text key keeps the old text of a row whose text changes or which is deleted, until the table is rebuilt
 * (FullText). A row that is updated and keeps its text costs the key nothing.
 */
final readonly class IndexWriter {

	public function __construct( private IndexTable $table ) {}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, string|null>> The rows as they are, by post.
	 */
	public function stored( array $ids ): array {
		global $wpdb;
		return array_column( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id IN (' . self::marks( $ids ) . ')', array( $this->table->prefixed(), ...$ids ) ), ARRAY_A ), null, 'post_id' ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * @param list<array<string, int|float|string|null>> $rows   Column to value; what is left out is blank.
	 * @param array<int, array<string, string|null>>     $stored What is there of them, of stored().
	 * @throws WriteFailed
	 */
	public function write( array $rows, array $stored = array() ): void {
		global $wpdb;
		$blanks       = array_column( array_map( static fn ( IndexColumn $column ): array => array( $column->name, $column->blank() ), $this->table->columns ), 1, 0 );
		$placeholders = array(
			...array_column( $this->table->columns, 'placeholder', 'name' ),
			'shape' => '%s',
			...array_fill_keys( array_keys( $this->table->json ), '%s' ),
		);
		$places       = array();
		$values       = array();
		$texts        = 0;
		foreach ( $rows as $row ) {
			$row   = array( ...$blanks, 'shape' => $this->table->shape, ...$row );
			$other = self::changed( $row, $stored[ (int) $row['post_id'] ] ?? null, $placeholders );
			if ( array() === $other ) {
				continue;
			}
			$texts += (int) ( isset( $stored[ (int) $row['post_id'] ] ) && array() !== array_intersect( $this->table->full_text, $other ) );
			$place  = array();
			foreach ( $placeholders as $column => $placeholder ) {
				$value   = $row[ $column ] ?? null;
				$place[] = null === $value ? 'NULL' : $placeholder;
				if ( null !== $value ) {
					$values[] = $value;
				}
			}
			$places[] = '(' . implode( ',', $place ) . ')';
		}
		if ( array() === $places ) {
			return;
		}
		$columns = array_keys( $placeholders );
		self::run(
			$wpdb->prepare(
				'INSERT INTO %i (' . implode( ',', $columns ) . ') VALUES ' . implode( ',', $places ) . ' ON DUPLICATE KEY UPDATE ' . implode( ',', array_map( static fn ( string $column ): string => "{$column} = VALUES({$column})", array_diff( $columns, array( 'post_id' ) ) ) ), // phpcs:ignore WordPress.DB.PreparedSQL
				array( $this->table->prefixed(), ...$values )
			)
		);
		$this->count( $texts );
	}

	/**
	 * @param list<int> $ids
	 * @throws WriteFailed
	 */
	public function delete( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		global $wpdb;
		$this->count( self::run( $wpdb->prepare( 'DELETE FROM %i WHERE post_id IN (' . self::marks( $ids ) . ')', array( $this->table->prefixed(), ...$ids ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	private static function run( string $sql ): int {
		global $wpdb;
		$rows = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL
		return false === $rows ? throw new WriteFailed( $wpdb->last_error ) : (int) $rows; // phpcs:ignore WordPress.Security.EscapeOutput
	}

	/**
	 * Rows whose post is gone, or of another type.
	 *
	 * @throws WriteFailed
	 */
	public function delete_orphans( string $post_type ): int {
		global $wpdb;
		$deleted = self::run( $wpdb->prepare( 'DELETE FROM %i WHERE post_id NOT IN (SELECT ID FROM %i WHERE post_type = %s)', $this->table->prefixed(), $wpdb->posts, $post_type ) );
		$this->count( $deleted );
		return $deleted;
	}

	/**
	 * @param array<string, int|float|string|null> $row
	 * @param array<string, string|null>|null      $stored
	 * @param array<string, string>                $placeholders By column.
	 * @return list<string> Columns that say something else than what is stored; all of a row that is not there.
	 */
	private static function changed( array $row, ?array $stored, array $placeholders ): array {
		return array_keys( array_filter(
			$placeholders,
			static fn ( string $placeholder, string $column ): bool => null === $stored || ! self::is_same( $row[ $column ] ?? null, $stored[ $column ] ?? null, $placeholder ),
			ARRAY_FILTER_USE_BOTH
		) );
	}

	/** As the database would have it after it is written. */
	private static function is_same( int|float|string|null $value, ?string $stored, string $placeholder ): bool {
		return match ( true ) {
			null === $value || null === $stored => $value === $stored,
			'%s' === $placeholder => (string) $value === $stored,
			default => (float) sprintf( strtr( $placeholder, 'f', 'F' ), $value ) === (float) $stored,
		};
	}

	/** @param int $texts That the full-text key now holds for nothing. */
	private function count( int $texts ): void {
		if ( $texts > 0 && array() !== $this->table->full_text ) {
			( new Counters() )->add( Counter::FullTextChanges, array( 'table' => $this->table->name ), $texts );
		}
	}

	/** @param list<int> $ids */
	private static function marks( array $ids ): string {
		return implode( ',', array_fill( 0, count( $ids ), '%d' ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Matching;

use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\Search\QueryAreas;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;

/**
 * Which of some properties the very searches would show: the searches' own conditions, dozens in one statement.
 */
final readonly class QueryFilter {

	/** Of one statement: columns, and bytes of conditions (a search around a railway line has some thousand). */
	private const COLUMNS = 100;
	private const BYTES   = 200000;

	public function __construct( private QueryAreas $areas ) {}

	/**
	 * @param array<int, StoredQuery> $queries By id.
	 * @param non-empty-list<int>     $posts
	 * @return array<int, list<int>> Query to the posts it shows; none where it shows none of them.
	 */
	public function hits( array $queries, array $posts ): array {
		$hits    = array();
		$columns = array();
		$bytes   = 0;
		foreach ( $queries as $id => $query ) {
			$where = $this->areas->conditions( $query )?->where;
			if ( null === $where ) {
				continue;
			}
			if ( count( $columns ) >= self::COLUMNS || ( $bytes + strlen( $where ) > self::BYTES && array() !== $columns ) ) {
				$hits   += $this->ask( $columns, $posts );
				$columns = array();
				$bytes   = 0;
			}
			$columns[ $id ] = $where;
			$bytes         += strlen( $where );
		}
		return array() === $columns ? $hits : $hits + $this->ask( $columns, $posts );
	}

	/**
	 * @param non-empty-array<int, string> $columns Query to its prepared conditions.
	 * @param non-empty-list<int>          $posts
	 * @return array<int, list<int>>
	 */
	private function ask( array $columns, array $posts ): array {
		global $wpdb;
		$select = array();
		foreach ( $columns as $id => $where ) {
			$select[] = "CASE WHEN {$where} THEN 1 ELSE 0 END AS q{$id}";
		}
		/** @var list<array<string, string|null>> $rows */
		$rows = (array) $wpdb->get_results( 'SELECT post_id, ' . implode( ', ', $select ) . $wpdb->prepare( ' FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $posts ), '%d' ) ) . ') ORDER BY post_id', array( PropertyTable::name(), ...$posts ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by Conditions.
		$hits = array();
		foreach ( $rows as $row ) {
			foreach ( array_keys( $columns ) as $id ) {
				if ( '1' === (string) $row[ "q{$id}" ] ) {
					$hits[ $id ][] = (int) $row['post_id'];
				}
			}
		}
		return $hits;
	}
}

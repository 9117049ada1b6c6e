<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Matching;

use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\SavedSearches\Search\QueryRepository;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;

/**
 * The saved queries that may find any of some properties: one statement rules out all the others by channel, price,
 * bedrooms and place. It may name too many, never too few.
 */
final readonly class Candidates {

	public function __construct( private QueryRepository $queries ) {}

	/**
	 * @param non-empty-list<int> $posts
	 * @return array<int, StoredQuery> By id, in order, after $after.
	 */
	public function after( int $after, array $posts, int $limit ): array {
		global $wpdb;
		$marks = implode( ',', array_fill( 0, count( $posts ), '%d' ) );
		/** @var list<array<string, string|null>> $rows */
		$rows    = (array) $wpdb->get_results(
			$wpdb->prepare(
				// phpcs:disable WordPress.DB.PreparedSQL
				"SELECT q.id, q.parameters, q.place_parish, q.geo_version FROM %i q
				WHERE q.id > %d
				AND EXISTS (SELECT 1 FROM %i s WHERE s.query_id = q.id AND s.state = 'active')
				AND EXISTS (SELECT 1 FROM %i i WHERE i.post_id IN ({$marks}) AND i.channel = q.channel
					AND i.amount BETWEEN q.min_amount AND q.max_amount AND i.bedrooms BETWEEN q.min_beds AND q.max_beds
					AND (q.geo_version <> %s OR ((q.parish_id = 0 OR q.parish_id = i.parish_id) AND (q.outcode = '' OR q.outcode = i.outcode)
						AND (q.south IS NULL OR (i.latitude BETWEEN q.south AND q.north AND i.longitude BETWEEN q.west AND q.east)))))
				ORDER BY q.id LIMIT %d",
				// phpcs:enable
				array(
					SavedSearchTables::name( SavedSearchTables::QUERY ),
					$after,
					SavedSearchTables::name( SavedSearchTables::SEARCH ),
					PropertyTable::name(),
					...$posts,
					PlaceVersion::current(),
					$limit,
				)
			),
			ARRAY_A
		);
		$queries = array();
		foreach ( $rows as $row ) {
			$queries[ (int) $row['id'] ] = StoredQuery::from_row( $row );
			if ( PlaceVersion::current() !== $row['geo_version'] ) {
				$this->queries->remember_place( (int) $row['id'], $queries[ (int) $row['id'] ] );
			}
		}
		return $queries;
	}
}

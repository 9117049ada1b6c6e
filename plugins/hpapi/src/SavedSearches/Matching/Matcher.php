<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Matching;

use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\EventBatch;
use HearthHammer\Core\Subscription\EventBatches;
use HearthHammer\Hpapi\SavedSearches\Events\Availability;
use HearthHammer\Hpapi\SavedSearches\SavedSearchSettings;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;

/**
 * Finds whom an event concerns, one part of the saved queries at a time.
 *
 * Each step writes what it found before it notes how far it came: killed between the two, the next step writes the
 * same rows again, which changes nothing.
 */
final readonly class Matcher {

	/** Events of a batch, and queries of a step. */
	private const EVENTS  = 100;
	private const QUERIES = 200;

	/** Of query and post in one statement. */
	private const PAIRS = 2000;

	public function __construct(
		private EventBatches $batches,
		private Candidates $candidates,
		private QueryFilter $filter,
		private DigestNews $news,
		private SavedSearchSettings $settings,
	) {}

	/** One step; false where nothing waits. */
	public function step( int $now, int $queries = self::QUERIES ): bool {
		$batch = $this->batches->next( $now, self::EVENTS );
		if ( null === $batch || array() === $batch->posts ) {
			return false;
		}
		$candidates = $this->candidates->after( $batch->cursor, $batch->posts, $queries );
		foreach ( array_chunk( $this->pairs( $this->filter->hits( $candidates, $batch->posts ) ), self::PAIRS ) as $pairs ) {
			$this->keep( $batch, $candidates, $pairs, $now );
		}
		if ( count( $candidates ) < $queries ) {
			$this->batches->finish( $batch, $now );
		} else {
			$this->batches->advance( $batch, (int) array_key_last( $candidates ) );
		}
		return true;
	}

	/**
	 * @param array<int, list<int>> $hits
	 * @return list<array{int, int}> Query and post.
	 */
	private function pairs( array $hits ): array {
		$pairs = array();
		foreach ( $hits as $query => $posts ) {
			foreach ( $posts as $post ) {
				$pairs[] = array( $query, $post );
			}
		}
		return $pairs;
	}

	/**
	 * Writes whom it concerns: whoever asked before it happened. Who wants no price drops is told of one that brings a
	 * property within their limit, as that is new to them.
	 *
	 * @param array<int, StoredQuery> $candidates By id.
	 * @param list<array{int, int}>   $pairs
	 */
	private function keep( EventBatch $batch, array $candidates, array $pairs, int $now ): void {
		global $wpdb;
		$by_query = array();
		foreach ( $pairs as [ $query, $post ] ) {
			$by_query[ $query ][] = $post;
		}
		$of = array();
		foreach ( $by_query as $query => $posts ) {
			$of[] = "(s.query_id = {$query} AND e.post_id IN (" . implode( ',', $posts ) . ') AND ' . Availability::news_for( $candidates[ $query ]->query ) . ')';
		}
		$queries = implode( ',', array_keys( $by_query ) );
		// phpcs:disable WordPress.DB.PreparedSQL -- Whole numbers and kinds of ours.
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i (search_id, event_id, post_id, outbox_id, found_at, told_at)
				SELECT s.id, e.id, e.post_id, 0, %d, 0 FROM %i s JOIN %i q ON q.id = s.query_id JOIN %i e ON e.batch = %s AND e.matched_at = 0
				WHERE s.query_id IN ({$queries}) AND s.state = 'active' AND e.happened_at >= s.counts_from
				AND (e.kind <> 'reduced' OR s.price_drops = 1 OR e.old_amount > q.max_amount) AND (" . implode( ' OR ', $of ) . ')',
				SavedSearchTables::name( SavedSearchTables::FOUND ),
				$now,
				SavedSearchTables::name( SavedSearchTables::SEARCH ),
				SavedSearchTables::name( SavedSearchTables::QUERY ),
				SavedSearchTables::name( SavedSearchTables::EVENT ),
				$batch->name
			)
		);
		// phpcs:enable
		$this->news->make_due( $batch->events, $this->settings->due_times(), $now, 'query_id', array_keys( $by_query ) );
	}
}

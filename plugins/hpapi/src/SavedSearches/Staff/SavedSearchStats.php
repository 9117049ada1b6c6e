<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Staff;

use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\SavedSearches\Sending\AlertMailer;
use HearthHammer\Hpapi\SavedSearches\Sending\ConfirmationMailer;

/**
 * How many searches are saved, where people look, and whether the queue moves.
 */
final class SavedSearchStats {

	/** @return array<string, array<string, int>> State to frequency to a number. */
	public function counts(): array {
		global $wpdb;
		$counts = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT state, frequency, COUNT(*) AS number FROM %i GROUP BY state, frequency', SavedSearchTables::name( SavedSearchTables::SEARCH ) ) ) as $row ) {
			$counts[ (string) $row->state ][ (string) $row->frequency ] = (int) $row->number;
		}
		return $counts;
	}

	/** @return array<string, int> Place to a number of active searches, the most first; empty is everywhere. */
	public function places( int $limit = 10 ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT q.place, COUNT(*) AS number FROM %i s JOIN %i q ON q.id = s.query_id WHERE s.state = 'active' GROUP BY q.place ORDER BY number DESC, q.place LIMIT %d",
				SavedSearchTables::name( SavedSearchTables::SEARCH ),
				SavedSearchTables::name( SavedSearchTables::QUERY ),
				$limit
			)
		);
		return array_map( intval( ... ), array_column( $rows, 'number', 'place' ) );
	}

	/** @return array{events: int, oldest: int, due: int, mails: int, failed: int} Waiting events and since when, due searches, mails that wait, mails given up. */
	public function queue( int $now ): array {
		global $wpdb;
		$events = $wpdb->get_row( $wpdb->prepare( 'SELECT COUNT(*) AS number, MIN(noted_at) AS oldest FROM %i WHERE matched_at = 0', SavedSearchTables::name( SavedSearchTables::EVENT ) ) );
		$mails  = $wpdb->get_row( $wpdb->prepare( 'SELECT SUM(CASE WHEN failed_at = 0 THEN 1 ELSE 0 END) AS waiting, SUM(CASE WHEN failed_at > 0 THEN 1 ELSE 0 END) AS failed FROM %i WHERE kind IN (%s, %s) AND done_at = 0', $wpdb->prefix . 'hh_outbox', AlertMailer::KIND, ConfirmationMailer::KIND ) );
		return array(
			'events' => (int) $events->number,
			'oldest' => (int) $events->oldest,
			'due'    => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE state = 'active' AND due_at > 0 AND due_at <= %d", SavedSearchTables::name( SavedSearchTables::SEARCH ), $now ) ),
			'mails'  => (int) $mails->waiting,
			'failed' => (int) $mails->failed,
		);
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Privacy;

use HearthHammer\Core\Subscription\SubscriptionTokens;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;
use HearthHammer\Hpapi\SavedSearches\SavedSearchSettings;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

/**
 * Forgets what is no longer needed, once a day (LOG-05).
 */
final readonly class ForgetSavedSearches {

	/** Matches keep people from being told twice; after so long nothing is told again anyway. */
	private const EVENTS_SECONDS = 120 * DAY_IN_SECONDS;

	public function __construct(
		private SavedSearchSettings $settings,
		private SavedSearchRepository $searches,
	) {}

	public function forget( int $now ): void {
		global $wpdb;
		$this->searches->forget( $now - SubscriptionTokens::CONFIRM_SECONDS, $now - $this->settings->keep_days() * DAY_IN_SECONDS );
		[ $query, $search, $event, $found ] = array_map( SavedSearchTables::name( ... ), SavedSearchTables::NAMES );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE matched_at > 0 AND noted_at < %d', $event, $now - self::EVENTS_SECONDS ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE event_id NOT IN (SELECT id FROM %i) OR search_id NOT IN (SELECT id FROM %i)', $found, $event, $search ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id NOT IN (SELECT query_id FROM %i)', $query, $search ) );
	}
}

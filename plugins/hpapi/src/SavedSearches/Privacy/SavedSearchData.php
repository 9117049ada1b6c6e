<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Privacy;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Subscription\SubscriptionTokens;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\SavedSearches\SavedSearchSettings;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

defined( 'ABSPATH' ) || exit;

/**
 * Saved searches of a person (LOG-05).
 */
final readonly class SavedSearchData implements PersonalDataSource {

	/** Matches prevent a second email about the same event. After this time an event is too old for any email. */
	private const EVENTS_SECONDS = 120 * DAY_IN_SECONDS;

	public function __construct(
		private SavedSearchSettings $settings,
		private SavedSearchRepository $searches,
	) {}

	public function id(): string {
		return 'hpapi-saved-searches';
	}

	public function label(): string {
		return __( 'Saved searches', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'Your email address, what you search for and which emails we sent you.', 'hearth-hammer' ),
			__( 'To email you about new properties, as you asked. You can change or stop this using a link in every email.', 'hearth-hammer' ),
			/* translators: %s: a time such as 90 days */ sprintf( __( 'Until you stop watching, and %s after that.', 'hearth-hammer' ), PrivacyNotice::days( $this->settings->keep_days() ) )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$time  = static fn ( int $at ): string => $at > 0 ? ClockTime::on( $at, 'j F Y' ) : '';
		$items = array();
		foreach ( $this->searches->of_address( EmailAddress::hash_of( $email ), $limit, $offset ) as $search ) {
			$items[ 'hpapi-saved-searches-' . $search->id ] = array(
				__( 'Email address', 'hearth-hammer' ) => $search->email,
				__( 'Search', 'hearth-hammer' )        => $search->label,
				__( 'How often', 'hearth-hammer' )     => $search->frequency->label(),
				__( 'Price drops', 'hearth-hammer' )   => $search->price_drops ? __( 'Yes', 'hearth-hammer' ) : __( 'No', 'hearth-hammer' ),
				__( 'Status', 'hearth-hammer' )         => $search->state->label(),
				__( 'Requested', 'hearth-hammer' )     => $time( $search->requested_at ),
				__( 'Confirmed', 'hearth-hammer' )     => $time( $search->confirmed_at ),
				__( 'Last email', 'hearth-hammer' )     => $time( $search->sent_at ),
				__( 'Ended', 'hearth-hammer' )         => $time( $search->ended_at ),
			);
		}
		return $items;
	}

	/** All of them at once. */
	public function erase( string $email, int $limit ): Erased {
		return new Erased( $this->searches->erase( EmailAddress::hash_of( $email ) ) );
	}

	/**
	 * Deletes old events and searches, once a day.
	 *
	 * @param int $now Unix seconds.
	 */
	public function forget( int $now ): void {
		global $wpdb;
		$this->searches->forget( $now - SubscriptionTokens::CONFIRM_SECONDS, $now - $this->settings->keep_days() * DAY_IN_SECONDS );
		[ $query, $search, $event, $found ] = array_map( SavedSearchTables::name( ... ), SavedSearchTables::NAMES );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE matched_at > 0 AND noted_at < %d', $event, $now - self::EVENTS_SECONDS ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE event_id NOT IN (SELECT id FROM %i) OR search_id NOT IN (SELECT id FROM %i)', $found, $event, $search ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id NOT IN (SELECT query_id FROM %i)', $query, $search ) );
	}
}

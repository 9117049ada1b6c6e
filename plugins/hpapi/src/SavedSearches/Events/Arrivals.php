<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Events;

use DateTimeImmutable;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\Search\Filters\Available;

/**
 * Notes the lettings whose day comes. Nothing about them changes that day, so the index says nothing of it.
 *
 * Once a day, by the key `by_available`: the days since the last time, and no other property. A process that dies
 * before it has kept how far it came notes the same rows again, of which nobody is told twice.
 */
final readonly class Arrivals {

	/** As far as it came, as 2027-01-31. */
	private const DAY = 'hpapi_saved_search_day';

	/** Days that are made up for where nothing ran: as long as events are kept. */
	private const MOST_DAYS = 120;

	/** Events of one statement. */
	private const BATCH = 500;

	public function __construct( private PropertyEvents $events ) {}

	/** @return int How many were noted. */
	public function note( int $now ): int {
		$today = Availability::today( $now );
		$until = (string) get_option( self::DAY, '' );
		if ( $until === $today->format( 'Y-m-d' ) ) {
			return 0;
		}
		$noted = 0;
		// Before the first time everything is as it was when people looked.
		for ( $day = $this->first( $until, $today ); $day <= $today; $day = $day->modify( '+1 day' ) ) {
			foreach ( Availability::CHOICES as $kind => $choice ) {
				$noted += $this->note_day( $kind, $choice, $day, $now );
			}
		}
		update_option( self::DAY, $today->format( 'Y-m-d' ), false );
		return $noted;
	}

	private function first( string $until, DateTimeImmutable $today ): DateTimeImmutable {
		$last = DateTimeImmutable::createFromFormat( '!Y-m-d', $until, $today->getTimezone() );
		return false === $last ? $today->modify( '+1 day' ) : max( $last->modify( '+1 day' ), $today->modify( '-' . self::MOST_DAYS . ' days' ) );
	}

	private function note_day( string $kind, string $choice, DateTimeImmutable $day, int $now ): int {
		$began  = $day->getTimestamp();
		$events = array_map(
			static fn ( array $row ): Event => new Event( (int) $row['post_id'], $kind, $row['available_from'], $began ),
			$this->between( Available::last_day( $choice, $day->modify( '-1 day' ) ), Available::last_day( $choice, $day ), $began )
		);
		foreach ( array_chunk( $events, self::BATCH ) as $some ) {
			$this->events->keep( $some, $now );
		}
		return count( $events );
	}

	/**
	 * Not those that came on the market since: that is the news of them, and it is told already.
	 *
	 * @return list<array{post_id: string, available_from: string}>
	 */
	private function between( int $after, int $until, int $began ): array {
		global $wpdb;
		/** @var list<array{post_id: string, available_from: string}> */
		return (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT i.post_id, i.available_from FROM %i i WHERE i.on_market = 1 AND i.channel = %d AND i.available_from > %d AND i.available_from <= %d
				AND NOT EXISTS (SELECT 1 FROM %i e WHERE e.post_id = i.post_id AND e.kind IN ('new', 'back') AND e.happened_at >= %d)
				ORDER BY i.available_from, i.post_id",
				PropertyTable::name(),
				Channel::Lettings->value,
				$after,
				$until,
				SavedSearchTables::name( SavedSearchTables::EVENT ),
				$began
			),
			ARRAY_A
		);
	}
}

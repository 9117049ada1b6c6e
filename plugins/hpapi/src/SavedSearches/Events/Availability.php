<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Events;

use DateTimeImmutable;
use HearthHammer\Hpapi\Search\Filters\Available;
use HearthHammer\Hpapi\Search\SearchQuery;

/**
 * News of when a letting is free: its day comes, or is brought forward. It concerns only the searches that ask for a
 * day, and of these the ones that did not find the property before.
 */
final class Availability {

	/** Each kind of event to the choice of `available` that it brings a property into. */
	public const CHOICES = array(
		'available' => 'now',
		'soon'      => 'month',
	);

	/** All kinds of event about the day, and about nothing else. */
	public const KINDS = array( 'available', 'soon', 'sooner' );

	/** Later than every day: the property had none. */
	private const NEVER = 99999999;

	/**
	 * What it means that a property on the market has another day.
	 *
	 * @param int $before As 20270131; 0 for none.
	 * @return list<Event>
	 */
	public static function brought_forward( int $post, int $before, int $day, int $now ): array {
		$before = 0 === $before ? self::NEVER : $before;
		if ( 0 === $day || $day >= $before ) {
			return array();
		}
		$events = array( new Event( $post, 'sooner', (string) $day, $now, $before ) );
		foreach ( self::CHOICES as $kind => $choice ) {
			$last = Available::last_day( $choice, self::today( $now ) );
			if ( $day <= $last && $before > $last ) {
				$events[] = new Event( $post, $kind, (string) $day, $now );
			}
		}
		return $events;
	}

	/** Which events are news to whoever saved a search, as SQL about the table of events `e`. */
	public static function news_for( SearchQuery $query ): string {
		$kinds = array_keys( self::CHOICES, $query->filters['available'] ?? '', true );
		$by    = (int) str_replace( '-', '', $query->filters['available_by'] ?? '' );
		$ways  = array(
			"e.kind NOT IN ('" . implode( "', '", self::KINDS ) . "')",
			...array_map( static fn ( string $kind ): string => "e.kind = '{$kind}'", $kinds ),
			...( $by > 0 ? array( "(e.kind = 'sooner' AND e.old_amount > {$by})" ) : array() ),
		);
		return '(' . implode( ' OR ', $ways ) . ')';
	}

	/** By the site's clock. */
	public static function today( int $now ): DateTimeImmutable {
		return new DateTimeImmutable( (string) wp_date( 'Y-m-d', $now ), wp_timezone() );
	}
}

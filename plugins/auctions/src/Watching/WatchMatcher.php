<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\DueTimes;
use HearthHammer\Core\Subscription\EventBatches;

/**
 * Finds whom events concern, a batch in a handful of statements, however many watch.
 */
final readonly class WatchMatcher {

	private const EVENTS = 100;

	/** Which items an event is for: a lot's own, its whole sale's, and of what concerns the whole sale each lot's in it. */
	private const PAIRS = array(
		'e.lot_id > 0 AND i.post_id = e.lot_id',
		'i.post_id = e.sale_id',
		'e.lot_id = 0 AND i.sale_id = e.sale_id',
	);

	public function __construct(
		private EventBatches $batches,
		private DigestNews $news,
		private WatchEvents $events,
	) {}

	/** One step; false where nothing waits. */
	public function step( int $now ): bool {
		global $wpdb;
		$this->events->note_tomorrow( $now );
		$batch = $this->batches->next( $now, self::EVENTS );
		if ( null === $batch ) {
			return false;
		}
		[ $watch, $item, $event, $news ] = array_map( WatchTables::name( ... ), WatchTables::NAMES );
		foreach ( self::PAIRS as $pair ) {
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (watch_id, event_id, outbox_id, told_at) SELECT w.id, e.id, 0, 0 FROM %i e JOIN %i i ON {$pair} JOIN %i w ON w.id = i.watch_id WHERE e.batch = %s AND e.matched_at = 0 AND w.state = 'active' AND i.counts_from > 0 AND e.happened_at >= i.counts_from", $news, $event, $item, $watch, $batch->name ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Our own conditions.
		}
		$this->news->make_due( $batch->events, self::due_times(), $now );
		$this->batches->finish( $batch, $now );
		return true;
	}

	/** Daily mails go at eight, weekly ones on Fridays. */
	public static function due_times(): DueTimes {
		return new DueTimes( 8, 5 );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Watching\Searches\SearchMatcher;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\DueTimes;
use HearthHammer\Core\Subscription\EventBatches;

/**
 * Finds whom events concern, a batch in a handful of statements, however many watch.
 */
final readonly class WatchMatcher {

	private const EVENTS = 100;

	/** Which items an event is for: a lot's own, its whole sale's, and of what concerns the whole sale each lot's in it. SearchMatcher matches searches. */
	private const PAIRS = array(
		"e.lot_id > 0 AND i.post_id = e.lot_id AND e.kind <> 'new'",
		"i.post_id = e.sale_id AND e.kind NOT IN ('new', 'entries')",
		"e.lot_id = 0 AND i.sale_id = e.sale_id AND e.kind NOT IN ('catalogue', 'entries')",
	);

	public function __construct(
		private EventBatches $batches,
		private DigestNews $news,
		private WatchEvents $events,
		private SearchMatcher $searches,
	) {}

	/** One step; false where nothing waits. */
	public function step( int $now ): bool {
		global $wpdb;
		$this->events->note_tomorrow( $now );
		$this->events->note_entries( $now );
		$batch = $this->batches->next( $now, self::EVENTS );
		if ( null === $batch ) {
			return false;
		}
		[ $watch, $item, $event, $news ] = array_map( WatchTables::name( ... ), WatchTables::NAMES );
		foreach ( self::PAIRS as $pair ) {
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (watch_id, event_id, outbox_id, told_at) SELECT w.id, e.id, 0, 0 FROM %i e JOIN %i i ON {$pair} JOIN %i w ON w.id = i.watch_id WHERE e.batch = %s AND e.matched_at = 0 AND w.state = 'active' AND i.counts_from > 0 AND e.happened_at >= i.counts_from", $news, $event, $item, $watch, $batch->name ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Our own conditions.
		}
		$this->searches->match( $batch->name );
		$this->news->make_due( $batch->events, self::due_times(), $now );
		$this->news->make_due_now( $this->urgent( $batch->events, $now ), $now );
		$this->batches->finish( $batch, $now );
		return true;
	}

	/**
	 * Who hears of these events at once: those who watch a lot of which something changes on the day of its sale or in
	 * the 24 hours before it, or whose sale itself does. Whoever watches a whole sale has the results of its lots in their own
	 * rhythm, or there would be a mail a minute.
	 *
	 * @param list<int> $events
	 * @return list<int> Watches.
	 */
	private function urgent( array $events, int $now ): array {
		global $wpdb;
		if ( array() === $events ) {
			return array();
		}
		[ , $item, $event, $news ] = array_map( WatchTables::name( ... ), WatchTables::NAMES );
		$marks = implode( ',', array_fill( 0, count( $events ), '%d' ) );
		/** @var list<array{id: string, kind: string, was: string, starts_at: string, ends_at: string}> $rows */
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( "SELECT e.id, e.kind, e.was, sale.starts_at, sale.ends_at FROM %i e JOIN %i sale ON sale.post_id = e.sale_id WHERE e.id IN ({$marks}) AND e.kind NOT IN ('day_before', 'again', 'new', 'catalogue')", array( $event, SaleTable::name(), ...$events ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$urgent = array();
		foreach ( $rows as $row ) {
			// A sale that moved is urgent by the day that it was to be held.
			$was = 'date' === $row['kind'] ? (int) $row['was'] : 0;
			// Once a week may be too late for entries.
			if ( 'entries' === $row['kind'] || WatchEvents::is_close( $was > 0 ? $was : (int) $row['starts_at'], (int) $row['ends_at'], $now ) ) {
				$urgent[] = (int) $row['id'];
			}
		}
		if ( array() === $urgent ) {
			return array();
		}
		$marks = implode( ',', array_fill( 0, count( $urgent ), '%d' ) );
		return array_values( array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT n.watch_id FROM %i n JOIN %i e ON e.id = n.event_id LEFT JOIN %i i ON i.watch_id = n.watch_id AND i.post_id = e.lot_id WHERE n.event_id IN ({$marks}) AND n.outbox_id = 0 AND (e.lot_id = 0 OR e.kind NOT IN ('status', 'guide', 'available') OR i.post_id IS NOT NULL)", array( $news, $event, $item, ...$urgent ) ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** Daily mails go at eight, weekly ones on Fridays. */
	public static function due_times(): DueTimes {
		return new DueTimes( 8, 5 );
	}
}

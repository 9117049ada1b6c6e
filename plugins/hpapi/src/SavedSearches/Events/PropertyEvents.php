<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Events;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

defined( 'ABSPATH' ) || exit;

/**
 * Notes what happens to properties: new on the market, back on it, reduced, a letting free sooner.
 *
 * It compares what the index holds with what is about to be written, and notes before that is written: a process
 * that dies between the two notes the same again when the properties are indexed again. An event has one row for
 * ever (post, kind, mark); noted again it is matched again, and nobody who was told is told again.
 */
final class PropertyEvents implements Module {

	/** A property whose post is older than this, and which is not in the index, is repaired and not new. */
	private const NEW_WITHIN = 30 * DAY_IN_SECONDS;

	public function __construct( private readonly Branches $branches ) {}

	public function register(): void {
		add_action( 'hpapi_index_rows', $this->note( ... ), 10, 3 );
	}

	/**
	 * @param list<array<string, int|float|string|null>> $rows      Column to value, not yet written.
	 * @param bool                                       $is_import Whether a feed writes them.
	 * @param array<int, array<string, string|null>>     $stored    What the index holds of them, by post.
	 */
	private function note( array $rows, bool $is_import, array $stored ): void {
		$rows = array_filter( $rows, static fn ( array $row ): bool => (bool) $row['on_market'] );
		if ( array() === $rows ) {
			return;
		}
		$now     = time();
		$settled = $is_import ? $this->branches->settled( array_values( array_unique( array_map( strval( ... ), array_column( $rows, 'branch' ) ) ) ), $now ) : null;
		$events  = array();
		foreach ( $rows as $row ) {
			$before = $stored[ (int) $row['post_id'] ] ?? null;
			if ( null === $before && null !== $settled && ! in_array( (string) $row['branch'], $settled, true ) ) {
				continue;
			}
			array_push( $events, ...$this->events( $row, $before, $now ) );
		}
		$this->keep( $events, $now );
	}

	/**
	 * @param array<string, int|float|string|null> $row
	 * @param array<string, string|null>|null      $before
	 * @return list<Event>
	 */
	private function events( array $row, ?array $before, int $now ): array {
		$post = (int) $row['post_id'];
		if ( null === $before ) {
			$made = (int) get_post_time( 'U', true, $post );
			return $made < $now - self::NEW_WITHIN ? array() : array( new Event( $post, 'new', '', min( $now, $made ) ) );
		}
		if ( ! $before['on_market'] ) {
			$was_there = 'withdrawn' === $before['status'] || 'complete' === $before['status_group'];
			// Once a week at most, however often a status goes to and fro.
			return array( $was_there ? new Event( $post, 'back', gmdate( 'o-W', $now ), $now ) : new Event( $post, 'new', '', $now ) );
		}
		$events = Availability::brought_forward( $post, (int) $before['available_from'], (int) $row['available_from'], $now );
		$old    = (int) $before['amount'];
		$new    = (int) $row['amount'];
		if ( $new < $old && PropertyTable::NO_AMOUNT !== $old && (int) $before['channel'] === (int) $row['channel'] ) {
			$events[] = new Event( $post, 'reduced', (string) $new, $now, $old );
		}
		return $events;
	}

	/** @param list<Event> $events Also those of other sources: Arrivals. */
	public function keep( array $events, int $now ): void {
		if ( array() === $events ) {
			return;
		}
		global $wpdb;
		$texts  = $this->old_prices( array_column( array_filter( $events, static fn ( Event $event ): bool => 'reduced' === $event->kind ), 'post' ) );
		$values = array();
		foreach ( $events as $event ) {
			array_push( $values, $event->post, $event->kind, $event->mark, 'reduced' === $event->kind ? $texts[ $event->post ] ?? '' : '', $event->old_amount, $event->happened_at, $now );
		}
		$wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (post_id, kind, mark, old_text, old_amount, happened_at, noted_at) VALUES ' . implode( ',', array_fill( 0, count( $events ), '(%d,%s,%s,%s,%d,%d,%d)' ) ) // phpcs:ignore WordPress.DB.PreparedSQL
				. " ON DUPLICATE KEY UPDATE old_text = VALUES(old_text), old_amount = VALUES(old_amount), happened_at = VALUES(happened_at), noted_at = VALUES(noted_at), batch = '', cursor_id = 0, matched_at = 0",
				array( SavedSearchTables::name( SavedSearchTables::EVENT ), ...$values )
			)
		);
	}

	/**
	 * As they were shown.
	 *
	 * @param list<int> $posts
	 * @return array<int, string> By post.
	 */
	private function old_prices( array $posts ): array {
		if ( array() === $posts ) {
			return array();
		}
		global $wpdb;
		$texts = array();
		/** @var list<array<string, string|null>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $posts ), '%d' ) ) . ')', array( PropertyTable::name(), ...$posts ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		foreach ( $rows as $row ) {
			$texts[ (int) $row['post_id'] ] = mb_substr( (string) ( Card::decode( (string) $row['card'] )['price_string'] ?? '' ), 0, 60 );
		}
		return $texts;
	}
}

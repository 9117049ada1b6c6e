<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\DueTimes;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Subscription\SubscriptionTable;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * Keeps and changes who watches what.
 */
final readonly class WatchRepository {

	public function __construct( private DigestNews $news ) {}

	public function find( int $id ): ?Watch {
		return $this->find_by( 'id', (string) $id );
	}

	public function of( string $email_hash ): ?Watch {
		return $this->find_by( 'email_hash', $email_hash );
	}

	/**
	 * The row of an address; one that has ended waits for its owner again. An active one is its owner's: nothing of it changes.
	 *
	 * @throws WriteFailed
	 */
	public function ask( EmailAddress $email, Frequency $frequency, int $now ): Watch {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (email, email_hash, frequency, state, secret, requested_at) VALUES (%s, %s, %s, 'pending', %s, %d)", WatchTables::name( WatchTables::WATCH ), $email->value, $email->hash(), $frequency->value, bin2hex( random_bytes( 8 ) ), $now ) );
		$watch = $this->of( $email->hash() ) ?? throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		self::steps()->ask_again( $watch->id, $now, array( 'frequency' => $frequency->value ) );
		return $watch;
	}

	/**
	 * They wait until the address's owner confirms them.
	 *
	 * @param array<int, int> $posts Lot or sale to its sale.
	 */
	public function add( Watch $watch, array $posts, int $now ): void {
		global $wpdb;
		foreach ( $posts as $post => $sale ) {
			$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (watch_id, post_id, sale_id, added_at) VALUES (%d, %d, %d, %d)', WatchTables::name( WatchTables::ITEM ), $watch->id, $post, $sale, $now ) );
		}
	}

	/** The owner of the address has pressed the button: what waits counts from now on. */
	public function confirm( Watch $watch, int $now ): void {
		global $wpdb;
		self::steps()->confirm( $watch->id, $now, array( 'due_at' => 0 ), true );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET counts_from = %d WHERE watch_id = %d AND counts_from = 0', WatchTables::name( WatchTables::ITEM ), $now, $watch->id ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET counts_from = %d WHERE watch_id = %d AND counts_from = 0', WatchTables::name( WatchTables::SEARCH ), $now, $watch->id ) );
	}

	public function remove( Watch $watch, int $post ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE watch_id = %d AND post_id = %d', WatchTables::name( WatchTables::ITEM ), $watch->id, $post ) );
	}

	public function change( Watch $watch, Frequency $frequency, DueTimes $times, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET frequency = %s WHERE id = %d', WatchTables::name( WatchTables::WATCH ), $frequency->value, $watch->id ) );
		$this->news->move_due( $watch->id, $times->next( $frequency, $now ) );
	}

	/** No more mails; what was watched is forgotten. */
	public function end( Watch $watch, int $now ): void {
		global $wpdb;
		self::steps()->end( $watch->id, $now, array( 'due_at' => 0 ) );
		$this->news->forget_untold( $watch->id );
		foreach ( array( WatchTables::ITEM, WatchTables::SEARCH ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE watch_id = %d', WatchTables::name( $table ), $watch->id ) );
		}
	}

	/** @return array<int, bool> What it watches, the latest first: lot or sale to whether it is confirmed. */
	public function posts( Watch $watch ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, counts_from FROM %i WHERE watch_id = %d ORDER BY added_at DESC, post_id DESC', WatchTables::name( WatchTables::ITEM ), $watch->id ), ARRAY_A );
		return array_map( static fn ( string $from ): bool => (int) $from > 0, array_column( $rows, 'counts_from', 'post_id' ) );
	}

	/**
	 * @param non-empty-list<int> $lots
	 * @return array<int, int> Lot to the number of confirmed addresses that watch it; lots without any are left out.
	 */
	public function watchers( array $lots ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, COUNT(*) AS watchers FROM %i WHERE counts_from > 0 AND post_id IN (' . implode( ',', array_fill( 0, count( $lots ), '%d' ) ) . ') GROUP BY post_id', array( WatchTables::name( WatchTables::ITEM ), ...$lots ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return array_map( intval( ... ), array_column( $rows, 'watchers', 'post_id' ) );
	}

	/**
	 * Who is interested in what happens in a sale, in one statement: a platform brings thousands of lots.
	 *
	 * @return array{watched: bool, searched: bool} Whether anyone watches it or one of its lots, and whether a confirmed search looks at it.
	 */
	public function interest( int $sale, string $business ): array {
		global $wpdb;
		$row = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM %i WHERE sale_id = %d LIMIT 1) i) AS watched, (SELECT COUNT(*) FROM (SELECT 1 FROM %i WHERE counts_from > 0 AND (sale_id = %d OR (sale_id = 0 AND business = %s)) LIMIT 1) s) AS searched', WatchTables::name( WatchTables::ITEM ), $sale, WatchTables::name( WatchTables::SEARCH ), $sale, $business ), ARRAY_A );
		return array(
			'watched'  => (int) ( $row['watched'] ?? 0 ) > 0,
			'searched' => (int) ( $row['searched'] ?? 0 ) > 0,
		);
	}

	/** A lot is offered at another sale. */
	public function moved( int $lot, int $sale ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET sale_id = %d WHERE post_id = %d', WatchTables::name( WatchTables::ITEM ), $sale, $lot ) );
	}

	public function letter_sent( Watch $watch, int $outbox_id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET letter_outbox_id = %d WHERE id = %d AND letter_outbox_id < %d', WatchTables::name( WatchTables::WATCH ), $outbox_id, $watch->id, $outbox_id ) );
	}

	/** @return int How many there were. */
	public function erase( string $email_hash ): int {
		global $wpdb;
		$watch = $this->of( $email_hash );
		foreach ( null === $watch ? array() : array( WatchTables::ITEM, WatchTables::SEARCH, WatchTables::NEWS ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE watch_id = %d', WatchTables::name( $table ), $watch->id ?? 0 ) );
		}
		return null === $watch ? 0 : (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', WatchTables::name( WatchTables::WATCH ), $watch->id ) );
	}

	/** Forgets what was never confirmed, what ended, and events that are long past. */
	public function forget( int $unconfirmed_before, int $ended_before ): void {
		global $wpdb;
		[ $watch, $item, $event, $news, $search ] = array_map( WatchTables::name( ... ), WatchTables::NAMES );
		self::steps()->forget( $unconfirmed_before, $ended_before );
		foreach ( array( $item, $search ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE watch_id NOT IN (SELECT id FROM %i) OR (counts_from = 0 AND added_at < %d)', $table, $watch, $unconfirmed_before ) );
		}
		// A sale that is finished, or gone, brings no new lots. One that is cancelled may yet be held.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE sale_id > 0 AND sale_id NOT IN (SELECT post_id FROM %i WHERE published = 1 AND status <> %s)', $search, SaleTable::name(), SaleStatus::Finished->value ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE matched_at > 0 AND noted_at < %d', $event, $ended_before ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE event_id NOT IN (SELECT id FROM %i) OR watch_id NOT IN (SELECT id FROM %i)', $news, $event, $watch ) );
	}

	public static function is_open( Watch $watch ): bool {
		return SubscriptionState::Ended !== $watch->state;
	}

	private function find_by( string $column, string $value ): ?Watch {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', WatchTables::name( WatchTables::WATCH ), $column, $value ), ARRAY_A );
		return is_array( $row ) ? Watch::from_row( $row ) : null;
	}

	private static function steps(): SubscriptionTable {
		return new SubscriptionTable( WatchTables::WATCH );
	}
}

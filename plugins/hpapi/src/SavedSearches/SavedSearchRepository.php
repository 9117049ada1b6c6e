<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionTable;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * Keeps and changes saved searches. Of two changes of state at once one wins (SubscriptionTable).
 */
final readonly class SavedSearchRepository {

	public function __construct(
		private SavedSearchSettings $settings,
		private DigestNews $news,
	) {}

	public function find( int $id ): ?SavedSearch {
		return $this->select( 's.id = %d', array( $id ) )[0] ?? null;
	}

	/** The one of an address for a search, whatever its state. */
	public function of( EmailAddress $email, int $query_id ): ?SavedSearch {
		return $this->select( 's.email_hash = %s AND s.query_id = %d', array( $email->hash(), $query_id ) )[0] ?? null;
	}

	/** @return list<SavedSearch> All of an address, the oldest first. */
	public function of_address( string $email_hash, int $limit = 100, int $offset = 0 ): array {
		return $this->select( 's.email_hash = %s', array( $email_hash ), $limit, $offset );
	}

	/** How many of an address may still write to it. */
	public function count_open( string $email_hash ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE email_hash = %s AND state <> 'ended'", self::table(), $email_hash ) );
	}

	/** A new one that waits for its confirmation. Of two requests at once the second changes nothing. */
	public function add( EmailAddress $email, int $query_id, Frequency $frequency, bool $price_drops, int $now ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i (query_id, email, email_hash, frequency, price_drops, state, secret, requested_at) VALUES (%d, %s, %s, %s, %d, 'pending', %s, %d)",
				self::table(),
				$query_id,
				$email->value,
				$email->hash(),
				$frequency->value,
				(int) $price_drops,
				bin2hex( random_bytes( 8 ) ),
				$now
			)
		);
	}

	/** One that was not confirmed, or has ended, is asked for again. */
	public function ask_again( int $id, Frequency $frequency, bool $price_drops, int $now ): void {
		self::steps()->ask_again(
			$id,
			$now,
			array(
				'frequency'   => $frequency->value,
				'price_drops' => (int) $price_drops,
			)
		);
	}

	/** False where it does not wait for it. */
	public function confirm( int $id, int $now ): bool {
		return self::steps()->confirm(
			$id,
			$now,
			array(
				'counts_from' => $now,
				'due_at'      => 0,
			)
		);
	}

	public function change( int $id, Frequency $frequency, bool $price_drops, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET frequency = %s, price_drops = %d WHERE id = %d AND state IN ('active', 'paused')", self::table(), $frequency->value, (int) $price_drops, $id ) );
		$this->news->move_due( $id, $this->settings->due_times()->next( $frequency, $now ) );
	}

	/** What was found and not mailed yet is forgotten: it would be old news after the pause. */
	public function pause( int $id ): void {
		self::steps()->pause( $id, array( 'due_at' => 0 ) );
		$this->news->forget_untold( $id );
	}

	/** Only what happens from now on counts. */
	public function resume( int $id, int $now ): void {
		self::steps()->resume( $id, array( 'counts_from' => $now ) );
	}

	public function end( int $id, int $now ): void {
		self::steps()->end( $id, $now, array( 'due_at' => 0 ) );
		$this->news->forget_untold( $id );
	}

	/** Forgets what was never confirmed, and what ended long ago. */
	public function forget( int $unconfirmed_before, int $ended_before ): void {
		self::steps()->forget( $unconfirmed_before, $ended_before );
	}

	/** A letter about itself (confirm, or what is saved already) has gone. */
	public function letter_sent( int $id, int $outbox_id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET letter_outbox_id = %d WHERE id = %d AND letter_outbox_id < %d', self::table(), $outbox_id, $id, $outbox_id ) );
	}

	/** @return int How many there were. */
	public function erase( string $email_hash ): int {
		global $wpdb;
		$found = SavedSearchTables::name( SavedSearchTables::FOUND );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE search_id IN (SELECT id FROM %i WHERE email_hash = %s)', $found, self::table(), $email_hash ) );
		return (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE email_hash = %s', self::table(), $email_hash ) );
	}

	/**
	 * @param list<int|string> $values
	 * @return list<SavedSearch>
	 */
	private function select( string $where, array $values, int $limit = 1, int $offset = 0 ): array {
		global $wpdb;
		/** @var list<array<string, string|null>> $rows */
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT s.*, q.label FROM %i s JOIN %i q ON q.id = s.query_id WHERE {$where} ORDER BY s.id LIMIT %d OFFSET %d", // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders of our own methods.
				array( self::table(), SavedSearchTables::name( SavedSearchTables::QUERY ), ...$values, $limit, $offset )
			),
			ARRAY_A
		);
		return array_map( SavedSearch::from_row( ... ), $rows );
	}

	private static function steps(): SubscriptionTable {
		return new SubscriptionTable( SavedSearchTables::SEARCH );
	}

	private static function table(): string {
		return SavedSearchTables::name( SavedSearchTables::SEARCH );
	}
}

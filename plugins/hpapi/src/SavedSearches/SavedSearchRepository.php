<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\SavedSearches\Sending\DueTimes;

/**
 * Keeps and changes saved searches. Changes say which state they start from, so that of two at once one wins.
 */
final readonly class SavedSearchRepository {

	public function __construct( private DueTimes $due_times ) {}

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
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'pending', frequency = %s, price_drops = %d, requested_at = %d, ended_at = 0 WHERE id = %d AND state IN ('pending', 'ended')", self::table(), $frequency->value, (int) $price_drops, $now, $id ) );
	}

	/** False where it does not wait for it. */
	public function confirm( int $id, int $now ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'active', confirmed_at = %d, counts_from = %d, due_at = 0 WHERE id = %d AND state = 'pending'", self::table(), $now, $now, $id ) );
	}

	public function change( int $id, Frequency $frequency, bool $price_drops, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET frequency = %s, price_drops = %d WHERE id = %d AND state IN ('active', 'paused')", self::table(), $frequency->value, (int) $price_drops, $id ) );
		// What waits already follows the new rhythm.
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due_at = %d WHERE id = %d AND due_at > 0', self::table(), $this->due_times->next( $frequency, $now ), $id ) );
	}

	/** What was found and not mailed yet is forgotten: it would be old news after the pause. */
	public function pause( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'paused', due_at = 0 WHERE id = %d AND state = 'active'", self::table(), $id ) );
		$this->forget_untold( $id );
	}

	/** Only what happens from now on counts. */
	public function resume( int $id, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'active', counts_from = %d WHERE id = %d AND state = 'paused'", self::table(), $now, $id ) );
	}

	public function end( int $id, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'ended', ended_at = %d, due_at = 0 WHERE id = %d AND state <> 'ended'", self::table(), $now, $id ) );
		$this->forget_untold( $id );
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

	private function forget_untold( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE search_id = %d AND outbox_id = 0', SavedSearchTables::name( SavedSearchTables::FOUND ), $id ) );
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

	private static function table(): string {
		return SavedSearchTables::name( SavedSearchTables::SEARCH );
	}
}

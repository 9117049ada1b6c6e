<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Limits\MailCeiling;

/**
 * The outbox as people look at it and put it right; delivering is the Outbox's own work.
 */
final class OutboxRows {

	/** Beside the values of DeliveryState: a mail that waits for room (MailCeiling). */
	public const HELD = 'held';

	/**
	 * Newest first.
	 *
	 * @param string       $search   A kind or a part of one, or a row's id; empty for all.
	 * @param list<string> $subjects Subjects that match the search as well.
	 * @return list<Delivery>
	 */
	public function page( ?DeliveryState $state, string $search, array $subjects, int $limit, int $offset ): array {
		global $wpdb;
		[ $where, $values ] = $this->where( $state, $search, $subjects );
		// phpcs:ignore WordPress.DB.PreparedSQL -- The condition is made of placeholders and constants.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE {$where} ORDER BY id DESC LIMIT %d OFFSET %d", $this->table(), ...$values, ...array( $limit, $offset ) ), ARRAY_A );
		$now  = time();
		return array_map( static fn ( array $row ): Delivery => Delivery::from_row( $row, $now ), array_values( $rows ) );
	}

	/** @param list<string> $subjects */
	public function count( ?DeliveryState $state, string $search = '', array $subjects = array() ): int {
		global $wpdb;
		[ $where, $values ] = $this->where( $state, $search, $subjects );
		// phpcs:ignore WordPress.DB.PreparedSQL -- The condition is made of placeholders and constants.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE {$where}", $this->table(), ...$values ) );
	}

	/** @return array<string, int> How many rows are in each state, by its value. */
	public function counts(): array {
		global $wpdb;
		$counts = array_map( static fn ( DeliveryState $state ): string => sprintf( 'SUM(CASE WHEN %s THEN 1 ELSE 0 END) AS n%d', $state->condition(), array_search( $state, DeliveryState::cases(), true ) ), DeliveryState::cases() );
		// phpcs:ignore WordPress.DB.PreparedSQL -- Constants.
		$row = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT ' . implode( ', ', $counts ) . ' FROM %i', $this->table() ), ARRAY_N );
		return array_combine( array_column( DeliveryState::cases(), 'value' ), array_map( 'intval', $row ) );
	}

	/**
	 * What is not delivered, by kind and state: HELD or a value of DeliveryState.
	 *
	 * @return list<array{kind: string, state: string, count: int}>
	 */
	public function unfinished(): array {
		global $wpdb;
		$held  = MailCeiling::WAITS;
		$state = "CASE WHEN failed_at > 0 THEN 'given-up' WHEN {$held} THEN 'held' WHEN attempts > 0 THEN 'failing' ELSE 'waiting' END";
		// phpcs:ignore WordPress.DB.PreparedSQL -- Constants.
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT kind, {$state} AS state, COUNT(*) AS number FROM %i WHERE done_at = 0 GROUP BY kind, {$state} ORDER BY kind, state", $this->table() ), ARRAY_A );
		return array_map( static fn ( array $row ): array => array( 'kind' => (string) $row['kind'], 'state' => (string) $row['state'], 'count' => (int) $row['number'] ), array_values( $rows ) );
	}

	public function find( int $id ): ?Delivery {
		return $this->find_by( 'id', (string) $id );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Delivery> By id; those that are gone are not in it.
	 */
	public function find_all( array $ids ): array {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		$rows  = array() === $ids ? array() : (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE id IN ({$marks})", $this->table(), ...$ids ), ARRAY_A );
		$now   = time();
		return array_column( array_map( static fn ( array $row ): Delivery => Delivery::from_row( $row, $now ), array_values( $rows ) ), null, 'id' );
	}

	/** Whether a mail to a visitor waits for room (MailCeiling). */
	public function is_held( int $id ): bool {
		return true === $this->find( $id )?->is_held;
	}

	public function find_by_key( string $dedupe_key ): ?Delivery {
		return $this->find_by( 'dedupe_key', $dedupe_key );
	}

	/**
	 * What is about a person, oldest first.
	 *
	 * @param string $person As EmailAddress::person_key().
	 * @return list<Delivery>
	 */
	public function about( string $person, int $limit, int $offset ): array {
		global $wpdb;
		$rows = '' === $person ? array() : (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE person = %s ORDER BY id LIMIT %d OFFSET %d', $this->table(), $person, $limit, $offset ), ARRAY_A );
		$now  = time();
		return array_map( static fn ( array $row ): Delivery => Delivery::from_row( $row, $now ), array_values( $rows ) );
	}

	/** Has a row that was delivered or given up delivered anew. False where there is nothing to renew. */
	public function renew( int $id ): bool {
		global $wpdb;
		$now = time();
		return 1 === $wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET done_at = 0, failed_at = 0, attempts = 0, claimed_by = '', next_at = %d, renewed_at = %d, admitted_at = CASE WHEN mailbox = '' THEN 0 ELSE %d END WHERE id = %d AND (done_at > 0 OR failed_at > 0)",
				$this->table(),
				$now,
				$now,
				$now,
				$id
			)
		);
	}

	/**
	 * Has everything of a kind that was given up since then tried anew: what was in the way is gone.
	 *
	 * @return int How many.
	 */
	public function revive( string $kind, int $since ): int {
		global $wpdb;
		$now = time();
		return (int) $wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET failed_at = 0, attempts = 0, claimed_by = '', next_at = %d, renewed_at = %d WHERE kind = %s AND done_at = 0 AND failed_at >= %d",
				$this->table(),
				$now,
				$now,
				$kind,
				max( 1, $since )
			)
		);
	}

	/** Makes what waits due at once: for a service that is back before its next try. */
	public function make_due( string $prefix = '' ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET next_at = %d WHERE done_at = 0 AND failed_at = 0 AND claimed_by = '' AND next_at > %d AND kind LIKE %s",
				$this->table(),
				time(),
				time(),
				$wpdb->esc_like( $prefix ) . '%'
			)
		);
	}

	/** Makes a row due at once, and lets it go without room: a person says so. False where there is nothing to deliver, or a worker has it in hand. */
	public function hurry( int $id ): bool {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare( "UPDATE %i SET next_at = CASE WHEN next_at > %d THEN %d ELSE next_at END, admitted_at = CASE WHEN mailbox <> '' AND admitted_at = 0 THEN %d ELSE admitted_at END WHERE id = %d AND done_at = 0 AND failed_at = 0 AND claimed_by = ''", $this->table(), time(), time(), time(), $id )
		);
		return true === $this->find( $id )?->is_due( time() );
	}

	/** Deletes a row, and with it the delivery, unless a worker has it in hand. */
	public function forget( int $id ): bool {
		global $wpdb;
		return 1 === $wpdb->query(
			$wpdb->prepare( "DELETE FROM %i WHERE id = %d AND (done_at > 0 OR failed_at > 0 OR claimed_by = '' OR next_at <= %d)", $this->table(), $id, time() )
		);
	}

	/** How long the oldest row that nobody has tried is overdue, in seconds; what waits for room is not. */
	public function overdue(): int {
		global $wpdb;
		$oldest = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(next_at) FROM %i WHERE done_at = 0 AND failed_at = 0 AND (mailbox = '' OR admitted_at > 0)", $this->table() ) );
		return 0 === $oldest ? 0 : max( 0, time() - $oldest );
	}

	private function find_by( string $column, string $value ): ?Delivery {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', $this->table(), $column, $value ), ARRAY_A );
		return is_array( $row ) ? Delivery::from_row( $row, time() ) : null;
	}

	/**
	 * @param list<string> $subjects
	 * @return array{string, list<string|int>} Condition and its values.
	 */
	private function where( ?DeliveryState $state, string $search, array $subjects ): array {
		global $wpdb;
		$where  = null === $state ? '1 = 1' : $state->condition();
		$search = trim( $search );
		if ( '' === $search ) {
			return array( $where, array() );
		}
		$either = array( 'kind LIKE %s' );
		$values = array( '%' . $wpdb->esc_like( $search ) . '%' );
		if ( ctype_digit( ltrim( $search, '#' ) ) ) {
			$either[] = 'id = %d';
			$values[] = (int) ltrim( $search, '#' );
		}
		if ( array() !== $subjects ) {
			$either[] = 'subject IN (' . implode( ', ', array_fill( 0, count( $subjects ), '%s' ) ) . ')';
			array_push( $values, ...$subjects );
		}
		return array( "{$where} AND (" . implode( ' OR ', $either ) . ')', $values );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hh_outbox';
	}
}

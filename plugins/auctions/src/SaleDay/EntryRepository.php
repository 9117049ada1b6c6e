<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Migrations\Migrations;

/**
 * Reads and writes the entries of desks. None is deleted.
 */
final class EntryRepository {

	/** What the desks of sales entered, without the site's prefix. */
	public const TABLE = 'hh_result_entry';

	public static function create(): void {
		// client and sequence are unique: what a desk sends again counts once.
		Migrations::table(
			self::TABLE,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			sale_id bigint(20) unsigned NOT NULL,
			lot_id bigint(20) unsigned NOT NULL,
			client char(32) NOT NULL,
			sequence int(10) unsigned NOT NULL,
			outcome varchar(12) NOT NULL,
			hammer int(10) unsigned NOT NULL DEFAULT 0,
			seen bigint(20) unsigned NOT NULL DEFAULT 0,
			entered_at bigint(20) unsigned NOT NULL,
			received_at bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			state varchar(10) NOT NULL,
			was_status varchar(20) NOT NULL DEFAULT \'\',
			was_hammer int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY once (client, sequence),
			KEY of_sale (sale_id, id),
			KEY of_lot (lot_id, id)'
		);
	}

	/** The last that this client's came through; 0 for none. */
	public function through( string $client ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(sequence) FROM %i WHERE client = %s', self::table(), $client ) );
	}

	/**
	 * @param array{sequence: int, lot: int, outcome: string, hammer: int, seen: int, at: int, was?: string, was_hammer?: int} $entry
	 * @return bool False where it is here already.
	 * @throws WriteFailed
	 */
	public function keep( int $sale, string $client, array $entry, int $user, int $now ): bool {
		global $wpdb;
		$added = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (sale_id, lot_id, client, sequence, outcome, hammer, seen, entered_at, received_at, user_id, state, was_status, was_hammer) VALUES (%d, %d, %s, %d, %s, %d, %d, %d, %d, %d, %s, %s, %d)',
				self::table(),
				$sale,
				$entry['lot'],
				$client,
				$entry['sequence'],
				$entry['outcome'],
				$entry['hammer'],
				$entry['seen'],
				$entry['at'],
				$now,
				$user,
				EntryState::Kept->value,
				$entry['was'] ?? '',
				$entry['was_hammer'] ?? 0
			)
		);
		return false === $added ? throw new WriteFailed( $wpdb->last_error ) : 1 === $added; // phpcs:ignore WordPress.Security.EscapeOutput
	}

	/** @return list<ResultEntry> What is written down and has not reached its lot, in order. */
	public function unfinished( int $sale ): array {
		return $this->select( 'sale_id = %d AND state IN (%s, %s) ORDER BY id', array( $sale, EntryState::Kept->value, EntryState::Applying->value ) );
	}

	/** @return list<ResultEntry> Those that have reached their lots, see settled(). */
	public function since( int $sale, int $id ): array {
		return $this->select( 'sale_id = %d AND id > %d AND id < %d ORDER BY id', array( $sale, $id, $this->settled( $sale ) ) );
	}

	/** @return list<ResultEntry> Those whose state may have changed since it was told: undone ones, of the lots of newer entries. */
	public function of_lots_since( int $sale, int $id ): array {
		$settled = $this->settled( $sale );
		return $this->select( 'sale_id = %d AND id < %d AND lot_id IN (SELECT n.lot_id FROM %i n WHERE n.sale_id = %d AND n.id > %d AND n.id < %d) ORDER BY id', array( $sale, $settled, self::table(), $sale, $id, $settled ) );
	}

	/** Whether another desk said something of the lot that this entry's desk did not know. */
	public function is_overtaken( ResultEntry $entry ): bool {
		global $wpdb;
		return null !== $wpdb->get_var(
			$wpdb->prepare(
				'SELECT id FROM %i WHERE lot_id = %d AND sale_id = %d AND client <> %s AND id > %d AND id < %d AND state IN (%s, %s) LIMIT 1',
				self::table(),
				$entry->lot,
				$entry->sale,
				$entry->client,
				$entry->seen,
				$entry->id,
				EntryState::Applied->value,
				EntryState::Undone->value
			)
		);
	}

	/** What an undo takes back; null where nothing stands. */
	public function standing( ResultEntry $undo ): ?ResultEntry {
		return $this->select( 'lot_id = %d AND sale_id = %d AND id < %d AND state = %s AND outcome <> %s ORDER BY id DESC LIMIT 1', array( $undo->lot, $undo->sale, $undo->id, EntryState::Applied->value, SaleDayOutcome::Undo->value ) )[0] ?? null;
	}

	/** @throws WriteFailed */
	public function mark( int $id, EntryState $state ): void {
		$this->write( 'UPDATE %i SET state = %s WHERE id = %d', array( self::table(), $state->value, $id ) );
	}

	/**
	 * What the lot was stands in the row before the lot is changed, so that a process that dies in between is no trouble.
	 *
	 * @throws WriteFailed
	 */
	public function begin( int $id, string $status, int $hammer ): void {
		$this->write( 'UPDATE %i SET state = %s, was_status = %s, was_hammer = %d WHERE id = %d AND state = %s', array( self::table(), EntryState::Applying->value, $status, $hammer, $id, EntryState::Kept->value ) );
	}

	/**
	 * The first entry that is written down and has not reached its lot: whoever were told of it now would see the lot as
	 * it was, and never ask again.
	 */
	private function settled( int $sale ): int {
		global $wpdb;
		$first = $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(id) FROM %i WHERE sale_id = %d AND state IN (%s, %s)', self::table(), $sale, EntryState::Kept->value, EntryState::Applying->value ) );
		return null === $first ? PHP_INT_MAX : (int) $first;
	}

	/** @param list<int|string> $values */
	private function write( string $statement, array $values ): void {
		global $wpdb;
		if ( false === $wpdb->query( $wpdb->prepare( $statement, $values ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- Our own statements.
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/**
	 * @param list<int|string> $values
	 * @return list<ResultEntry>
	 */
	private function select( string $where, array $values ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE {$where}", array( self::table(), ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders of our own methods.
		return array_map( ResultEntry::from_row( ... ), array_values( $rows ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}

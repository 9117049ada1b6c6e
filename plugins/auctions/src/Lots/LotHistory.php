<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Core\Migrations\Migrations;

/**
 * What changed of a lot, when and through whom: rows are added and never changed.
 *
 * What the history knows last is kept beside the lot, so that a change is found by whatever way it came.
 */
final class LotHistory {

	public const TABLE = 'hh_lot_history';

	/** Fields that are followed. */
	public const FIELDS = array( 'status', 'price_status', 'guide_low', 'guide_high', 'hammer', 'sale', 'lot_number', 'number_twin', 'ends_at' );

	/** Meta: field to value, as the history knows it. */
	private const KNOWN = '_hh_lot_known';

	public static function create(): void {
		Migrations::table(
			self::TABLE,
			implode(
				",\n",
				array(
					'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
					'lot_id bigint(20) unsigned NOT NULL',
					'at bigint(20) unsigned NOT NULL',
					'field varchar(20) NOT NULL',
					"was varchar(60) NOT NULL DEFAULT ''",
					"becomes varchar(60) NOT NULL DEFAULT ''",
					'source varchar(20) NOT NULL',
					'user_id bigint(20) unsigned NOT NULL DEFAULT 0',
					'PRIMARY KEY  (id)',
					'KEY lot (lot_id, id)',
					'KEY field (field, becomes, lot_id)',
				)
			)
		);
	}

	/**
	 * Adds what differs from what it knows, and tells whoever listens.
	 *
	 * @param string $source `sync`, `desk`, `staff` or `csv`.
	 * @return list<Change>
	 */
	public function record( int $lot, string $source ): array {
		$record = LotRecord::of( $lot );
		if ( null === $record || 'auto-draft' === $record->post->post_status ) {
			return array();
		}
		$now   = self::values( LotFields::fields()->read( $lot ) );
		$known = get_post_meta( $lot, self::KNOWN, true );
		$known = is_array( $known ) ? $known : array();
		return $this->tell( $lot, self::changes( $known, $now ), $source, static fn () => update_post_meta( $lot, self::KNOWN, $now ) );
	}

	/**
	 * What a new lot begins with. Whoever makes it writes memory() with its fields.
	 *
	 * @param array<string, string> $values As values() gives them.
	 * @param string                $source As record().
	 * @return list<Change>
	 */
	public function begin( int $lot, array $values, string $source ): array {
		return $this->tell( $lot, self::changes( array(), $values ), $source, static fn () => null );
	}

	/**
	 * The fields that are followed, as the history keeps them.
	 *
	 * @param array<string, mixed> $fields Of a lot.
	 * @return array<string, string>
	 */
	public static function values( array $fields ): array {
		$values = array();
		foreach ( self::FIELDS as $name ) {
			$value           = LotFields::fields()->clean( $name, $fields[ $name ] ?? null );
			$values[ $name ] = in_array( $value, array( 0, '' ), true ) || ! is_scalar( $value ) ? '' : (string) $value;
		}
		$pence = LotFields::fields()->clean( 'hammer_pence', $fields['hammer_pence'] ?? null );
		if ( is_int( $pence ) && $pence > 0 ) {
			$values['hammer'] = sprintf( '%d.%02d', (int) $values['hammer'], $pence );
		}
		return $values;
	}

	/**
	 * @param array<string, string> $values As values() gives them.
	 * @return array<string, mixed> The meta in which the history remembers them.
	 */
	public static function memory( array $values ): array {
		return array( self::KNOWN => $values );
	}

	/**
	 * @param array<mixed>          $known
	 * @param array<string, string> $now
	 * @return list<Change>
	 */
	private static function changes( array $known, array $now ): array {
		$changes = array();
		foreach ( $now as $field => $value ) {
			$was = is_scalar( $known[ $field ] ?? '' ) ? (string) ( $known[ $field ] ?? '' ) : '';
			if ( $was !== $value ) {
				$changes[] = new Change( $field, $was, $value );
			}
		}
		return $changes;
	}

	/**
	 * @param list<Change>     $changes
	 * @param \Closure(): mixed $remember
	 * @return list<Change>
	 */
	private function tell( int $lot, array $changes, string $source, \Closure $remember ): array {
		if ( array() !== $changes ) {
			$this->append( $lot, $changes, $source );
			$remember();
			/**
			 * A lot has changed; the change is written.
			 *
			 * @param int          $lot
			 * @param list<Change> $changes
			 */
			do_action( 'hh_lot_changed', $lot, $changes );
		}
		return $changes;
	}

	/**
	 * @param list<string> $fields All where empty.
	 * @return list<array{at: int, field: string, was: string, becomes: string, source: string, user_id: int}> The newest first.
	 */
	public function of( int $lot, array $fields = array(), int $limit = 100 ): array {
		global $wpdb;
		$only = array() === $fields ? '' : ' AND field IN (' . implode( ',', array_fill( 0, count( $fields ), '%s' ) ) . ')';
		/** @var list<array<string, string>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT at, field, was, becomes, source, user_id FROM %i WHERE lot_id = %d{$only} ORDER BY id DESC LIMIT %d", array( $wpdb->prefix . self::TABLE, $lot, ...$fields, $limit ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		return array_map(
			static fn ( array $row ): array => array(
				'at'      => (int) $row['at'],
				'field'   => $row['field'],
				'was'     => $row['was'],
				'becomes' => $row['becomes'],
				'source'  => $row['source'],
				'user_id' => (int) $row['user_id'],
			),
			$rows
		);
	}

	/** @param list<Change> $changes */
	private function append( int $lot, array $changes, string $source ): void {
		global $wpdb;
		$values = array();
		foreach ( $changes as $change ) {
			array_push( $values, $lot, time(), $change->field, mb_substr( $change->was, 0, 60 ), mb_substr( $change->becomes, 0, 60 ), $source, get_current_user_id() );
		}
		$rows = implode( ',', array_fill( 0, count( $changes ), '(%d,%d,%s,%s,%s,%s,%d)' ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (lot_id, at, field, was, becomes, source, user_id) VALUES {$rows}", array( $wpdb->prefix . self::TABLE, ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}
}

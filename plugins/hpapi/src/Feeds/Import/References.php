<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Hpapi\Feeds\FeedTables;
use HearthHammer\Hpapi\Properties\Index\IndexTable;

/**
 * The references in hpapi_feed_reference, upper-case there: systems are not careful about case.
 */
final class References {

	public static function key( string $reference ): string {
		return mb_strtoupper( $reference );
	}

	/**
	 * Those that are known, in two statements at most; properties that staff made under the same reference too.
	 *
	 * @param list<string> $references
	 * @return array<string, KnownReference> By key.
	 */
	public function known( array $references ): array {
		if ( array() === $references ) {
			return array();
		}
		global $wpdb;
		$keys  = array_map( self::key( ... ), $references );
		$known = array();
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE reference IN (' . $this->places( $keys ) . ')', array( $this->table(), ...$keys ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		foreach ( $rows as $row ) {
			$known[ $row['reference'] ] = new KnownReference( $row['reference'], $row['feed'], $row['branch'], (int) $row['post_id'], $row['hash'], $row['context'], $row['state'] );
		}
		$unknown = array_values( array_filter( $references, static fn ( string $reference ): bool => ! isset( $known[ self::key( $reference ) ] ) ) );
		if ( array() !== $unknown ) {
			/** @var list<array<string, string>> $rows */
			$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, reference FROM %i WHERE reference IN (' . $this->places( $unknown ) . ')', array( IndexTable::name(), ...$unknown ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
			foreach ( $rows as $row ) {
				$key           = self::key( $row['reference'] );
				$known[ $key ] = new KnownReference( $key, '', '', (int) $row['post_id'], '', '', 'live' );
			}
		}
		return $known;
	}

	/** @param list<KnownReference> $references */
	public function keep( array $references, int $run ): void {
		if ( array() === $references ) {
			return;
		}
		global $wpdb;
		$values = array();
		foreach ( $references as $one ) {
			array_push( $values, $one->reference, $one->feed, $one->branch, $one->post, $one->hash, $one->context, $one->state, $run );
		}
		$rows = implode( ',', array_fill( 0, count( $references ), '(%s,%s,%s,%d,%s,%s,%s,%d)' ) );
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO %i (reference, feed, branch, post_id, hash, context, state, run_id) VALUES {$rows} ON DUPLICATE KEY UPDATE feed = VALUES(feed), branch = VALUES(branch), post_id = VALUES(post_id), hash = VALUES(hash), context = VALUES(context), state = VALUES(state), run_id = VALUES(run_id)", // phpcs:ignore WordPress.DB.PreparedSQL
				array( $this->table(), ...$values )
			)
		);
	}

	/**
	 * Notes that a run has seen them and nothing has changed.
	 *
	 * @param list<string> $keys
	 */
	public function seen( array $keys, int $run, string $context ): void {
		if ( array() === $keys ) {
			return;
		}
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET run_id = %d, context = %s WHERE reference IN (' . $this->places( $keys ) . ')', array( $this->table(), $run, $context, ...$keys ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * How many of a feed's properties are live and complete, by branch.
	 *
	 * @return array<string, array{live: int, complete: int}>
	 */
	public function stock( string $feed ): array {
		global $wpdb;
		$stock = array();
		/** @var list<array{branch: string, state: string, number: string}> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT branch, state, COUNT(*) AS number FROM %i WHERE feed = %s AND state IN ('live','complete') GROUP BY branch, state", $this->table(), $feed ), ARRAY_A );
		foreach ( $rows as $row ) {
			$stock[ $row['branch'] ]                 ??= array(
				'live'     => 0,
				'complete' => 0,
			);
			$stock[ $row['branch'] ][ 'complete' === $row['state'] ? 'complete' : 'live' ] = (int) $row['number'];
		}
		return $stock;
	}

	/**
	 * Properties of these branches, not yet withdrawn, that a run has not named.
	 *
	 * @param list<string> $branches
	 * @return list<KnownReference> At most so many.
	 */
	public function unseen( string $feed, array $branches, int $run, int $limit ): array {
		if ( array() === $branches ) {
			return array();
		}
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE feed = %s AND branch IN (' . $this->places( $branches ) . ") AND state IN ('live','complete') AND run_id <> %d LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL
				array( $this->table(), $feed, ...$branches, ...array( $run, $limit ) )
			),
			ARRAY_A
		);
		return array_map( static fn ( array $row ): KnownReference => new KnownReference( $row['reference'], $row['feed'], $row['branch'], (int) $row['post_id'], $row['hash'], $row['context'], $row['state'] ), $rows );
	}

	/** The next import writes this property again, also where its feed has not changed. */
	public function read_again( int $post ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET hash = '' WHERE post_id = %d", $this->table(), $post ) );
	}

	public function forget_post( int $post ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id = %d', $this->table(), $post ) );
	}

	public function forget( string $key ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE reference = %s', $this->table(), $key ) );
	}

	/** @param list<string> $values */
	private function places( array $values ): string {
		return implode( ',', array_fill( 0, count( $values ), '%s' ) );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . FeedTables::REFERENCE;
	}
}

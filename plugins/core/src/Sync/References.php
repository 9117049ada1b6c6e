<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Migrations\Migrations;

/**
 * The references of one scope in hh_sync_reference, upper-case there: systems are not careful about case.
 */
final class References {

	public const TABLE = 'hh_sync_reference';

	/** @param string $scope What kind of thing they name, e.g. `property`. */
	public function __construct( private readonly string $scope ) {}

	/** One row for each record that a source ever named: what is unchanged is known without reading its post. */
	public static function create(): void {
		Migrations::table(
			self::TABLE,
			'scope varchar(40) NOT NULL,
			reference varchar(100) NOT NULL,
			feed varchar(60) NOT NULL,
			section varchar(60) NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			change_token char(40) NOT NULL DEFAULT \'\',
			version varchar(40) NOT NULL DEFAULT \'\',
			context varchar(40) NOT NULL DEFAULT \'\',
			state varchar(12) NOT NULL,
			run_id bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (scope, reference),
			KEY section (scope, feed, section, state, run_id),
			KEY post_id (post_id)'
		);
	}

	public static function key( string $reference ): string {
		return mb_strtoupper( $reference );
	}

	/**
	 * Those that are known, in one statement.
	 *
	 * @param list<string> $references
	 * @return array<string, StoredReference> By key.
	 */
	public function known( array $references ): array {
		$known = array();
		foreach ( $this->select( 'reference', array_values( array_unique( array_map( self::key( ... ), $references ) ) ) ) as $one ) {
			$known[ $one->reference ] = $one;
		}
		return $known;
	}

	/**
	 * What is known of records: from earlier runs, or as posts that staff made under the same key. Two statements at most.
	 *
	 * @param list<string> $keys
	 * @return array<string, StoredReference> By key.
	 */
	public function known_or_made_here( array $keys, RecordWriter $writer ): array {
		$known   = $this->known( $keys );
		$unknown = array_values( array_filter( $keys, static fn ( string $key ): bool => ! isset( $known[ self::key( $key ) ] ) ) );
		foreach ( array() === $unknown ? array() : $writer->posts_of( $unknown ) as $reference => $post ) {
			$key           = self::key( (string) $reference );
			$known[ $key ] = new StoredReference( $key, '', '', $post, '', '', '', RecordState::Live );
		}
		return $known;
	}

	/** @param list<StoredReference> $references */
	public function keep( array $references, int $run ): void {
		if ( array() === $references ) {
			return;
		}
		global $wpdb;
		$values = array();
		foreach ( $references as $one ) {
			array_push( $values, $this->scope, $one->reference, $one->feed, $one->section, $one->post, $one->change_token, $one->version, $one->context, $one->state->value, $run );
		}
		$rows = implode( ',', array_fill( 0, count( $references ), '(%s,%s,%s,%s,%d,%s,%s,%s,%s,%d)' ) );
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO %i (scope, reference, feed, section, post_id, change_token, version, context, state, run_id) VALUES {$rows} ON DUPLICATE KEY UPDATE feed = VALUES(feed), section = VALUES(section), post_id = VALUES(post_id), change_token = VALUES(change_token), version = VALUES(version), context = VALUES(context), state = VALUES(state), run_id = VALUES(run_id)", // phpcs:ignore WordPress.DB.PreparedSQL
				array( $this->table(), ...$values )
			)
		);
	}

	/**
	 * Notes that a run has seen them, and nothing has changed.
	 *
	 * @param list<string> $keys
	 */
	public function seen( array $keys, int $run ): void {
		if ( array() === $keys ) {
			return;
		}
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET run_id = %d WHERE scope = %s AND reference IN (' . $this->places( $keys ) . ')', array( $this->table(), $run, $this->scope, ...$keys ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * How many of a feed's records are live and complete, by section.
	 *
	 * @return array<string, array{live: int, complete: int}>
	 */
	public function stock( string $feed ): array {
		global $wpdb;
		$stock = array();
		/** @var list<array{section: string, state: string, number: string}> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT section, state, COUNT(*) AS number FROM %i WHERE scope = %s AND feed = %s AND state IN ('live','complete') GROUP BY section, state", $this->table(), $this->scope, $feed ), ARRAY_A );
		foreach ( $rows as $row ) {
			$stock[ $row['section'] ]                ??= array( 'live' => 0, 'complete' => 0 );
			$stock[ $row['section'] ][ 'complete' === $row['state'] ? 'complete' : 'live' ] = (int) $row['number'];
		}
		return $stock;
	}

	/**
	 * Records of these sections, not yet withdrawn, that neither a run nor a later one has named.
	 *
	 * @param list<string> $sections
	 * @return list<StoredReference> At most so many.
	 */
	public function unseen( string $feed, array $sections, int $run, int $limit ): array {
		return $this->select( 'section', $sections, "AND feed = %s AND state IN ('live','complete') AND run_id < %d LIMIT %d", array( $feed, $run, $limit ) );
	}

	/** How many records that are on the market were last written by another version of source and writer than this. */
	public function outdated( string $feed, string $version ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE scope = %s AND feed = %s AND version <> %s AND state IN ('live','complete')", $this->table(), $this->scope, $feed, $version ) );
	}

	/** The last run that saw the record of a post; 0 where none did. */
	public function run_of_post( int $post ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(run_id) FROM %i WHERE scope = %s AND post_id = %d', $this->table(), $this->scope, $post ) );
	}

	/** The next run writes this post again, also where its source has not changed. */
	public function read_again( int $post ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET change_token = '' WHERE scope = %s AND post_id = %d", $this->table(), $this->scope, $post ) );
	}

	public function forget_post( int $post ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE scope = %s AND post_id = %d', $this->table(), $this->scope, $post ) );
	}

	public function forget( string $key ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE scope = %s AND reference = %s', $this->table(), $this->scope, $key ) );
	}

	/**
	 * @param list<string>     $in   Values of the column.
	 * @param string           $rest Behind it, with placeholders.
	 * @param list<int|string> $values For these.
	 * @return list<StoredReference>
	 */
	private function select( string $column, array $in, string $rest = '', array $values = array() ): array {
		if ( array() === $in ) {
			return array();
		}
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE scope = %s AND {$column} IN ({$this->places( $in )}) {$rest}", array( $this->table(), $this->scope, ...$in, ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		return array_map( StoredReference::from_row( ... ), $rows );
	}

	/** @param list<string> $values */
	private function places( array $values ): string {
		return implode( ',', array_fill( 0, count( $values ), '%s' ) );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * Wraps a test in a database transaction. Transactions of the code under test become savepoints inside it.
 *
 * The SQLite integration ends the transaction on every SQL error, also on one that the test is about; there the
 * database is put back from a copy.
 */
final class Transaction {

	private int $depth = 0;

	public function __construct() {
		$this->begin();
		add_filter( 'query', $this->rewrite( ... ) );
	}

	/** Begins anew where MariaDB ended it, which it does when tables are made or dropped. */
	public function begin(): void {
		global $wpdb;
		// Past the rewriting, which makes a savepoint of it.
		$wpdb->query( '/* test */ START TRANSACTION' );
		$wpdb->query( 'SAVEPOINT hh_test' );
	}

	/**
	 * @return bool Whether what the test wrote could be undone.
	 */
	public function roll_back(): bool {
		global $wpdb;
		remove_all_filters( 'query' );
		$suppressed = $wpdb->suppress_errors( true );
		// A transaction that was ended has lost its savepoints.
		$undone = false !== $wpdb->query( 'ROLLBACK TO SAVEPOINT hh_test' );
		$wpdb->query( 'ROLLBACK' );
		$wpdb->suppress_errors( $suppressed );
		return $undone || WordPressForTests::restore_database();
	}

	private function rewrite( string $sql ): string {
		if ( ! preg_match( '/^\s*(START\s+TRANSACTION|BEGIN|COMMIT|ROLLBACK(?!\s+TO))\b/i', $sql, $match ) ) {
			return $sql;
		}
		switch ( strtoupper( $match[1][0] ) ) {
			case 'C':
				return 0 === $this->depth ? 'SELECT 1' : 'RELEASE SAVEPOINT hh_' . $this->depth--;
			case 'R':
				return 0 === $this->depth ? 'SELECT 1' : 'ROLLBACK TO SAVEPOINT hh_' . $this->depth--;
			default:
				return 'SAVEPOINT hh_' . ++$this->depth;
		}
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Tests\IntegrationTestCase;
use LogicException;
use mysqli;
use wpdb;

/**
 * What a cluster does to a transaction, on a connection of its own: the test's would be gone.
 */
final class TransactionInTroubleTest extends IntegrationTestCase {

	private wpdb $before;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->before = $wpdb;
		if ( ! $wpdb->__get( 'dbh' ) instanceof mysqli ) {
			self::markTestSkipped( 'Only MariaDB and MySQL.' );
		}
		// The tests' own filter makes savepoints of transactions.
		remove_all_filters( 'query' );
		$wpdb = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$wpdb->set_prefix( $this->before->prefix );
		$wpdb->suppress_errors();
		$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}trouble (text varchar(20) NOT NULL)" );
	}

	protected function tearDown(): void {
		global $wpdb;
		if ( $wpdb !== $this->before ) {
			$wpdb->query( "DROP TABLE {$wpdb->prefix}trouble" );
			$wpdb->close();
			$wpdb = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
		parent::tearDown();
	}

	/** @return array<string, array{string, string}> */
	public static function troubles(): array {
		return array(
			'a conflict, which Galera reports as a deadlock' => array( "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found'", '' ),
			'a conflict that interrupts a statement'         => array( "SIGNAL SQLSTATE '70100' SET MYSQL_ERRNO = 1317, MESSAGE_TEXT = 'Query execution was interrupted'", '' ),
			'a lock that is not free'                        => array( "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1205, MESSAGE_TEXT = 'Lock wait timeout exceeded'", 'throw' ),
			'a machine that has left its cluster'            => array( "SIGNAL SQLSTATE '08S01' SET MYSQL_ERRNO = 1047, MESSAGE_TEXT = 'WSREP has not yet prepared node'", '' ),
			'a lost connection'                              => array( 'KILL CONNECTION_ID()', '' ),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'troubles' )]
	public function test_the_work_runs_again( string $trouble, string $then ): void {
		$tries  = 0;
		$undone = 0;
		$result = Transaction::run(
			function () use ( &$tries, $trouble, $then ): string {
				$this->write( 'first' );
				if ( 1 === ++$tries ) {
					$failed = $this->trouble( $trouble );
					// Most work looks at what a statement says; work that does not must not be kept by halves either.
					if ( 'throw' === $then && $failed ) {
						throw new WriteFailed();
					}
				}
				$this->write( 'second' );
				return 'done';
			},
			static function () use ( &$undone ): void {
				++$undone;
			}
		);
		self::assertSame( array( 'done', 2, 1, array( 'first', 'second' ) ), array( $result, $tries, $undone, $this->written() ), '[OPS-02] nothing is kept by halves, and nothing twice.' );
	}

	public function test_a_conflict_that_does_not_end(): void {
		$tries = 0;
		try {
			Transaction::run(
				function () use ( &$tries ): void {
					++$tries;
					$this->write( 'lost' );
					$this->trouble( self::troubles()['a conflict, which Galera reports as a deadlock'][0] );
				}
			);
			self::fail( 'It is said that nothing is kept.' );
		} catch ( WriteFailed ) {
			self::assertSame( array( 3, array() ), array( $tries, $this->written() ) );
		}
	}

	public function test_what_the_work_refuses_is_not_tried_again(): void {
		$tries = 0;
		try {
			Transaction::run(
				function () use ( &$tries ): never {
					++$tries;
					throw new LogicException( 'refused' );
				}
			);
		} catch ( LogicException ) {
			self::assertSame( 1, $tries );
		}
	}

	public function test_a_lost_answer_to_commit(): void {
		$tries = 0;
		$this->expect_fault( 'KILL CONNECTION_ID()' );
		add_filter( 'query', static fn ( string $sql ): string => 'COMMIT' === $sql ? 'KILL CONNECTION_ID()' : $sql );
		$this->expectException( WriteFailed::class );
		try {
			Transaction::run(
				function () use ( &$tries ): void {
					++$tries;
					$this->write( 'maybe' );
				}
			);
		} finally {
			self::assertSame( 1, $tries, 'It may have been kept, and a second time would double it.' );
		}
	}

	private function trouble( string $sql ): bool {
		global $wpdb;
		$this->expect_fault( $sql );
		return false === $wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	private function write( string $text ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}trouble (text) VALUES (%s)", $text ) );
	}

	/** @return list<string> */
	private function written(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT text FROM {$wpdb->prefix}trouble ORDER BY text" );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Tests\IntegrationTestCase;
use LogicException;

final class TransactionTest extends IntegrationTestCase {

	public function test_kept(): void {
		self::assertSame( 7, Transaction::run( fn (): int => $this->write( 'kept' ), fn () => self::fail( 'Nothing was undone.' ) ) );
		self::assertSame( array( 'kept' ), $this->written() );
	}

	public function test_undone(): void {
		$undone = 0;
		try {
			Transaction::run(
				function (): never {
					$this->write( 'lost' );
					throw new LogicException( 'The work failed.' );
				},
				function () use ( &$undone ): void {
					++$undone;
				}
			);
			self::fail( 'What the work threw is passed on.' );
		} catch ( LogicException $fault ) {
			self::assertSame( 'The work failed.', $fault->getMessage() );
		}
		self::assertSame( array( array(), 1 ), array( $this->written(), $undone ) );
	}

	public function test_a_database_that_does_not_commit(): void {
		add_filter( 'query', static fn ( string $sql ): string => 'COMMIT' === $sql ? '' : $sql, 1 );
		$this->expectException( WriteFailed::class );
		try {
			Transaction::run( fn (): int => $this->write( 'lost' ) );
		} finally {
			self::assertSame( array(), $this->written() );
		}
	}

	public function test_a_database_that_does_not_begin(): void {
		add_filter( 'query', static fn ( string $sql ): string => 'START TRANSACTION' === $sql ? '' : $sql, 1 );
		$this->expectException( WriteFailed::class );
		Transaction::run( fn () => self::fail( 'The work is not begun.' ) );
	}

	private function write( string $text ): int {
		global $wpdb;
		$wpdb->insert(
			$wpdb->comments,
			array(
				'comment_content' => $text,
				'comment_author'  => 'transaction-test',
			)
		);
		return 7;
	}

	/** @return list<string> */
	private function written(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT comment_content FROM {$wpdb->comments} WHERE comment_author = 'transaction-test'" );
	}
}

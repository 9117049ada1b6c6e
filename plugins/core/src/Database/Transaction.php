<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Database;

use Throwable;

/**
 * All of it, or nothing.
 */
final class Transaction {

	/**
	 * @template T
	 * @param callable(): T          $work
	 * @param (callable(): mixed)|null $undone Called after a roll-back; who changed posts or options within forgets the cache here.
	 * @return T
	 * @throws WriteFailed   Where the database does not begin or does not commit.
	 * @throws Throwable What the work threw, after everything that it wrote was undone.
	 */
	public static function run( callable $work, ?callable $undone = null ): mixed {
		global $wpdb;
		if ( false === $wpdb->query( 'START TRANSACTION' ) ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		try {
			$result = $work();
			if ( false === $wpdb->query( 'COMMIT' ) ) {
				throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
			return $result;
		} catch ( Throwable $fault ) {
			$wpdb->query( 'ROLLBACK' );
			null === $undone || $undone();
			throw $fault;
		}
	}
}

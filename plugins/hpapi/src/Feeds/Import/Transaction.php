<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use RuntimeException;
use Throwable;

/**
 * All of it, or nothing.
 */
final class Transaction {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable What the work threw, after everything that it wrote was undone.
	 */
	public static function run( callable $work ): mixed {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		try {
			$result = $work();
			if ( false === $wpdb->query( 'COMMIT' ) ) {
				throw new RuntimeException( 'The database did not commit: ' . $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
			return $result;
		} catch ( Throwable $fault ) {
			$wpdb->query( 'ROLLBACK' );
			// What was read or written meanwhile is not so any more.
			wp_cache_flush();
			throw $fault;
		}
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use Throwable;

/**
 * All or nothing.
 */
final class Transaction {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable What the work threw, after everything it wrote was undone.
	 */
	public function run( callable $work ): mixed {
		global $wpdb;
		if ( false === $wpdb->query( 'START TRANSACTION' ) ) {
			throw new NotKept();
		}
		try {
			$result = $work();
		} catch ( Throwable $error ) {
			$wpdb->query( 'ROLLBACK' );
			throw $error;
		}
		if ( false === $wpdb->query( 'COMMIT' ) ) {
			throw new NotKept();
		}
		return $result;
	}
}

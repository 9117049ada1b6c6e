<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Limits;

/**
 * Counters in the database, which every PHP node shares.
 *
 * A fixed window: simple, one row, and a visitor at the edge of two windows gets at most twice the limit.
 */
final class Limits {

	/**
	 * Counts one and tells whether it is within the limit.
	 *
	 * @param string $name    What is limited, e.g. `valuation-address`.
	 * @param string $subject Who: kept only as a keyed hash.
	 * @param int    $max     How many within a window.
	 * @param int    $seconds Length of a window.
	 */
	public function hit( string $name, string $subject, int $max, int $seconds ): Limit {
		global $wpdb;
		$now    = time();
		$start  = $now - $now % $seconds;
		$bucket = $this->bucket( $name, $subject );
		$wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (bucket, window_start, hits, expires_at) VALUES (%s, %d, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1',
				$wpdb->prefix . 'hh_limit',
				$bucket,
				$start,
				$start + $seconds
			)
		);
		$hits = $this->count( $bucket, $start );
		return new Limit( $hits <= $max, $hits, $start + $seconds - $now );
	}

	/** Takes one back that was counted for what did not come about. */
	public function give_back( string $name, string $subject, int $seconds ): void {
		global $wpdb;
		$now = time();
		$wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET hits = hits - 1 WHERE bucket = %s AND window_start = %d AND hits > 0',
				$wpdb->prefix . 'hh_limit',
				$this->bucket( $name, $subject ),
				$now - $now % $seconds
			)
		);
	}

	/** Tells without counting. */
	public function peek( string $name, string $subject, int $max, int $seconds ): Limit {
		$now   = time();
		$start = $now - $now % $seconds;
		$hits  = $this->count( $this->bucket( $name, $subject ), $start );
		return new Limit( $hits < $max, $hits, $start + $seconds - $now );
	}

	/** Forgets windows that are over. */
	public function purge(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires_at < %d', $wpdb->prefix . 'hh_limit', time() ) );
	}

	private function count( string $bucket, int $start ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT hits FROM %i WHERE bucket = %s AND window_start = %d', $wpdb->prefix . 'hh_limit', $bucket, $start )
		);
	}

	private function bucket( string $name, string $subject ): string {
		return hash_hmac( 'sha256', $name . '|' . $subject, wp_salt( 'nonce' ) );
	}
}

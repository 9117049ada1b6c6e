<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Limits;

/**
 * Counters in the database, which every PHP node shares.
 *
 * hit() and peek() count in a fixed window: simple, one row, and a visitor at the edge of two windows gets at most twice
 * the limit. hit_within() and peek_within() count the last so many seconds, where people are told how long to wait.
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

	/**
	 * Counts one, and tells whether the last so many seconds are within the limit. A try that is refused is not counted, so
	 * that asking again makes nobody wait longer.
	 *
	 * @param int $seconds At least a few minutes; told to 96ths of them, a day to a quarter of an hour.
	 */
	public function hit_within( string $name, string $subject, int $max, int $seconds ): Limit {
		global $wpdb;
		$limit = $this->peek_within( $name, $subject, $max, $seconds );
		if ( ! $limit->allowed ) {
			return $limit;
		}
		$now   = time();
		$start = $now - $now % self::step( $seconds );
		$wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (bucket, window_start, hits, expires_at) VALUES (%s, %d, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1',
				$wpdb->prefix . 'hh_limit',
				$this->bucket( $name, $subject ),
				$start,
				$start + $seconds
			)
		);
		// Counted again: many that came at once have all seen the same count before.
		return $this->within( $name, $subject, $max, $seconds, 0 );
	}

	/** Tells without counting. */
	public function peek_within( string $name, string $subject, int $max, int $seconds ): Limit {
		return $this->within( $name, $subject, $max, $seconds, 1 );
	}

	/** Takes the newest one back that was counted for what did not come about. */
	public function give_back_within( string $name, string $subject ): void {
		global $wpdb;
		$bucket = $this->bucket( $name, $subject );
		$newest = $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(window_start) FROM %i WHERE bucket = %s AND hits > 0', $wpdb->prefix . 'hh_limit', $bucket ) );
		if ( null !== $newest ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET hits = hits - 1 WHERE bucket = %s AND window_start = %d AND hits > 0', $wpdb->prefix . 'hh_limit', $bucket, (int) $newest ) );
		}
	}

	/** @param int $room How many must still fit for it to be allowed. */
	private function within( string $name, string $subject, int $max, int $seconds, int $room ): Limit {
		global $wpdb;
		$now  = time();
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT window_start, hits FROM %i WHERE bucket = %s AND window_start > %d ORDER BY window_start',
				$wpdb->prefix . 'hh_limit',
				$this->bucket( $name, $subject ),
				$now - $seconds
			),
			ARRAY_A
		);
		$hits  = array_sum( array_map( 'intval', array_column( $rows, 'hits' ) ) );
		$left  = $hits;
		$retry = 0;
		foreach ( $rows as $row ) {
			if ( $left + 1 <= $max ) {
				break;
			}
			$left -= (int) $row['hits'];
			$retry = (int) $row['window_start'] + $seconds - $now;
		}
		return new Limit( $hits + $room <= $max, $hits, max( 0, $retry ) );
	}

	private static function step( int $seconds ): int {
		return max( 1, intdiv( $seconds, 96 ) );
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

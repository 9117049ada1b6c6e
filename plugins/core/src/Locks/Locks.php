<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Locks;

use Closure;

/**
 * Named locks that expire, on a unique key: SQLite's `GET_LOCK` always succeeds and would lock nothing.
 */
final class Locks {

	/**
	 * Works while nothing else has the lock.
	 *
	 * @template T
	 * @param int                $seconds After which a crashed holder loses the lock.
	 * @param Closure(string): T $work    Gets the token for extend().
	 * @return T|null What the work returns, or null while another holder has the lock.
	 */
	public function hold( string $name, int $seconds, Closure $work ): mixed {
		$token = $this->acquire( $name, $seconds );
		if ( null === $token ) {
			return null;
		}
		try {
			return $work( $token );
		} finally {
			$this->release( $name, $token );
		}
	}

	/**
	 * For a lock that outlives the call; hold() is for all others.
	 *
	 * @param int $seconds After which a crashed holder loses the lock.
	 * @return string|null The token to release it with, or null while another holder has it.
	 */
	public function acquire( string $name, int $seconds ): ?string {
		$token = bin2hex( random_bytes( 16 ) );
		return $this->take( $name, $token, $seconds ) ? $token : null;
	}

	/**
	 * Takes or keeps a lock for a holder who comes again, such as one of several machines.
	 *
	 * @param string $holder Its name, the same each time.
	 */
	public function lease( string $name, string $holder, int $seconds ): bool {
		$token = md5( $holder );
		return $this->extend( $name, $token, $seconds ) || $this->take( $name, $token, $seconds );
	}

	private function take( string $name, string $token, int $seconds ): bool {
		global $wpdb;
		$table = $wpdb->prefix . 'hh_lock';
		$now   = time();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE name = %s AND expires_at <= %d', $table, $name, $now ) );
		$inserted = $wpdb->query(
			$wpdb->prepare( 'INSERT IGNORE INTO %i (name, token, expires_at) VALUES (%s, %s, %d)', $table, $name, $token, $now + $seconds )
		);
		return 1 === $inserted;
	}

	/** Holds a lock for longer; false when it was lost meanwhile. */
	public function extend( string $name, string $token, int $seconds ): bool {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare( 'UPDATE %i SET expires_at = %d WHERE name = %s AND token = %s', $wpdb->prefix . 'hh_lock', time() + $seconds, $name, $token )
		);
		return null !== $wpdb->get_var(
			$wpdb->prepare( 'SELECT name FROM %i WHERE name = %s AND token = %s', $wpdb->prefix . 'hh_lock', $name, $token )
		);
	}

	public function release( string $name, string $token ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE name = %s AND token = %s', $wpdb->prefix . 'hh_lock', $name, $token ) );
	}
}

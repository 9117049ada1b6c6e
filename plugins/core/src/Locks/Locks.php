<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Locks;

/**
 * Named locks that expire, on a unique key: SQLite's `GET_LOCK` always succeeds and would lock nothing.
 */
final class Locks {

	/**
	 * @param int $seconds After which a crashed holder loses the lock.
	 * @return string|null The token to release it with, or null when somebody else holds it.
	 */
	public function acquire( string $name, int $seconds ): ?string {
		global $wpdb;
		$table = $wpdb->prefix . 'hh_lock';
		$token = bin2hex( random_bytes( 16 ) );
		$now   = time();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE name = %s AND expires_at <= %d', $table, $name, $now ) );
		$inserted = $wpdb->query(
			$wpdb->prepare( 'INSERT IGNORE INTO %i (name, token, expires_at) VALUES (%s, %s, %d)', $table, $name, $token, $now + $seconds )
		);
		return 1 === $inserted ? $token : null;
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

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Database;

use mysqli;
use Throwable;
use wpdb;

/**
 * All of it, or nothing: also where the database undoes a transaction itself, and where its connection is lost.
 */
final class Transaction {

	private const TRIES = 3;

	/**
	 * Deadlock, and an interrupted statement: the whole transaction is undone, and what comes next would be kept without it.
	 * Galera reports a conflict with another machine's commit as one or the other.
	 */
	private const UNDONE = array( 1213, 1317 );

	/** And a lock that was not free in time. */
	private const CONFLICTS = array( 1205, ...self::UNDONE );

	/** The machine has left its cluster or shuts down, and the ways in which a connection is gone. */
	private const LOST = array( 1047, 1053, 1927, 2006, 2013 );

	private const DIE_HANDLERS = array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_xml_handler' );

	/**
	 * The work runs again after a conflict or a lost connection, because then nothing of it is kept. So it may only write
	 * to the database: a mail belongs in the outbox.
	 *
	 * @template T
	 * @param callable(): T          $work
	 * @param (callable(): mixed)|null $undone Called after each roll-back; forget here what the work changed outside the database, such as cached posts.
	 * @return T
	 * @throws WriteFailed   Where the database does not begin or does not commit.
	 * @throws Throwable What the work threw, after everything that it wrote was undone.
	 */
	public static function run( callable $work, ?callable $undone = null ): mixed {
		global $wpdb;
		for ( $try = 1; ; $try++ ) {
			// Nothing is begun yet: here wpdb may connect again.
			$has_begun = false !== $wpdb->query( 'START TRANSACTION' );
			$is_again  = true;
			$end       = self::guard( $wpdb );
			try {
				if ( ! $has_begun ) {
					throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
				}
				$result = $work();
				self::refuse_after_loss( $wpdb );
				// A lost answer to COMMIT does not tell whether it was kept.
				$is_again = false;
				if ( false === $wpdb->query( 'COMMIT' ) ) {
					$is_again = self::is_in( self::CONFLICTS, $wpdb );
					throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
				}
				return $result;
			} catch ( Throwable $fault ) {
				$is_again = $is_again && self::is_in( array( ...self::CONFLICTS, ...self::LOST ), $wpdb );
				$end();
				$wpdb->query( 'ROLLBACK' );
				null === $undone || $undone();
				if ( ! $is_again || $try >= self::TRIES ) {
					throw $fault;
				}
				usleep( random_int( 20000, 100000 ) * $try );
			} finally {
				$end();
			}
		}
	}

	/**
	 * Keeps wpdb from going on as if nothing had happened: it connects again by itself, and what follows would then be kept
	 * without what came before. It must not end the request either, because the work can run again.
	 *
	 * @return callable(): void Ends that.
	 */
	private static function guard( wpdb $wpdb ): callable {
		$retries = $wpdb->__get( 'reconnect_retries' );
		$refuse  = static function ( string $sql ) use ( $wpdb ): string {
			self::refuse_after_loss( $wpdb );
			return $sql;
		};
		// wpdb calls wp_die() for a lost connection.
		$die = static fn ( callable $handler ): callable => self::is_in( self::LOST, $wpdb ) ? static fn () => throw new WriteFailed( 'The connection was lost.' ) : $handler;
		$wpdb->__set( 'reconnect_retries', 0 );
		add_filter( 'query', $refuse, 0 );
		foreach ( self::DIE_HANDLERS as $name ) {
			add_filter( $name, $die );
		}
		return static function () use ( $wpdb, $retries, $refuse, $die ): void {
			$wpdb->__set( 'reconnect_retries', $retries );
			remove_filter( 'query', $refuse, 0 );
			foreach ( self::DIE_HANDLERS as $name ) {
				remove_filter( $name, $die );
			}
		};
	}

	/** @throws WriteFailed Where the database has already undone the transaction. */
	private static function refuse_after_loss( wpdb $wpdb ): void {
		if ( self::is_in( array( ...self::UNDONE, ...self::LOST ), $wpdb ) ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/** @param list<int> $errors Numbers of MySQL, of which SQLite has none. */
	private static function is_in( array $errors, wpdb $wpdb ): bool {
		$connection = $wpdb->__get( 'dbh' );
		try {
			return $connection instanceof mysqli && in_array( mysqli_errno( $connection ), $errors, true ); // phpcs:ignore WordPress.DB.RestrictedFunctions -- wpdb has only the text.
		} catch ( Throwable ) {
			// A closed connection has no error any more.
			return true;
		}
	}
}

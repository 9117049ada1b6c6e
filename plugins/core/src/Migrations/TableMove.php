<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Migrations;

use HearthHammer\Core\Database\WriteFailed;

/**
 * Moves the rows of a table that got another name or another owner. MySQL and MariaDB could rename it; WordPress's
 * integration of SQLite cannot.
 */
final class TableMove {

	/** Ids in one statement: a postcode directory has 1.8 million rows, and a request may be cut short. */
	private const AT_ONCE = 20000;

	/**
	 * Copies the rows batch by batch, removes each batch from the old table, then drops the old table.
	 *
	 * Two requests may do it at once, and one that was cut short is continued by the next: what is left in the old
	 * table is what is still to move. A row that the new table has already (same unique key) stays as it is there.
	 *
	 * @param string                $from    Old table without the site's prefix; nothing happens where it does not exist.
	 * @param string                $to      New table, which exists.
	 * @param array<string, string> $columns Column of the new table to a column of the old one.
	 * @param string                $number  Integer column of the old table to count batches by.
	 * @param array<string, string> $fixed   Column of the new table to the value that all rows get.
	 * @throws WriteFailed When a batch could not be written; the rest is still in the old table.
	 */
	public static function rows( string $from, string $to, array $columns, string $number, array $fixed = array() ): void {
		global $wpdb;
		$old = $wpdb->prefix . $from;
		$new = $wpdb->prefix . $to;
		if ( ! self::exists( $old ) ) {
			return;
		}
		$places = static fn ( array $names ): string => implode( ', ', array_fill( 0, count( $names ), '%i' ) );
		$into   = array( ...array_keys( $columns ), ...array_keys( $fixed ) );
		$of     = array_values( $columns );
		$values = str_repeat( ', %s', count( $fixed ) );
		while ( null !== ( $first = $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(%i) FROM %i', $number, $old ) ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			$end  = (int) $first + self::AT_ONCE;
			$done = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ({$places( $into )}) SELECT {$places( $of )}{$values} FROM %i WHERE %i < %d", array( $new, ...$into, ...$of, ...array_values( $fixed ), ...array( $old, $number, $end ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
			if ( false === $done || false === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE %i < %d', $old, $number, $end ) ) ) {
				throw new WriteFailed( "The rows of {$old} could not be moved: {$wpdb->last_error}" ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
		}
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $old ) );
	}

	/** @param string $table With the site's prefix. */
	private static function exists( string $table ): bool {
		global $wpdb;
		return $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
	}
}

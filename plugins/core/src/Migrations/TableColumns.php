<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Migrations;

/**
 * Columns of a table that exists. dbDelta adds columns and changes them, but drops none.
 */
final class TableColumns {

	/**
	 * Drops a column that a table no longer needs; nothing where it has none of that name, so that it may run twice.
	 *
	 * @param string $table Name without the site's prefix.
	 */
	public static function drop( string $table, string $column ): void {
		global $wpdb;
		$full = $wpdb->prefix . $table;
		if ( null === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $full ) ) ) ) {
			return;
		}
		$columns = array_map( strtolower( ... ), $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $full ) ) );
		if ( in_array( strtolower( $column ), $columns, true ) ) {
			$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP COLUMN %i', $full, $column ) );
		}
	}
}

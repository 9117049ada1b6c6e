<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Migrations;

/**
 * Keys of a table that exists, on MySQL, MariaDB and WordPress's integration of SQLite. dbDelta adds keys but cannot
 * change one: it would add a second of the same name and fail.
 *
 * Every method may run twice. The primary key is left alone.
 */
final class TableKeys {

	/**
	 * Drops the keys that a table's body describes otherwise; dbDelta then adds them as the body has them.
	 *
	 * @param string $table Name without the site's prefix.
	 * @param string $body  As Migrations::table() takes it.
	 */
	public static function drop_changed( string $table, string $body ): void {
		$wanted = self::of_body( $body );
		foreach ( self::of_table( $table ) as $name => $is ) {
			if ( isset( $wanted[ $name ] ) && $wanted[ $name ] !== $is ) {
				self::drop( $table, $name );
			}
		}
	}

	/** Drops a key that a table no longer needs; nothing where it has none of that name. */
	public static function drop( string $table, string $name ): void {
		global $wpdb;
		if ( isset( self::of_table( $table )[ strtolower( $name ) ] ) ) {
			$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP INDEX %i', $wpdb->prefix . $table, $name ) );
		}
	}

	/**
	 * @param string $table Name without the site's prefix.
	 * @return array<string, string> Name to what it is, e.g. `unique kind,name(20)`; empty where there is no such table.
	 */
	public static function of_table( string $table ): array {
		global $wpdb;
		if ( null === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . $table ) ) ) ) {
			return array();
		}
		$columns = array();
		$unique  = array();
		/** @var list<array<string, string|null>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SHOW INDEX FROM %i', $wpdb->prefix . $table ), ARRAY_A );
		foreach ( $rows as $row ) {
			$name = strtolower( (string) $row['Key_name'] );
			if ( 'primary' !== $name ) {
				$part                                        = (int) ( $row['Sub_part'] ?? 0 );
				$columns[ $name ][ (int) $row['Seq_in_index'] ] = strtolower( (string) $row['Column_name'] ) . ( $part > 0 ? "({$part})" : '' );
				$unique[ $name ]                             = '0' === (string) $row['Non_unique'];
			}
		}
		$keys = array();
		foreach ( $columns as $name => $parts ) {
			ksort( $parts );
			$keys[ $name ] = ( $unique[ $name ] ? 'unique ' : '' ) . implode( ',', $parts );
		}
		return $keys;
	}

	/** @return array<string, string> As of_table(). */
	private static function of_body( string $body ): array {
		preg_match_all( '/^\s*(UNIQUE\s+)?(?:KEY|INDEX)\s+`?(\w+)`?\s*\((.+)\)\s*,?\s*$/mi', $body, $found, PREG_SET_ORDER );
		$keys = array();
		foreach ( $found as [ , $unique, $name, $columns ] ) {
			$keys[ strtolower( $name ) ] = ( '' === $unique ? '' : 'unique ' ) . strtolower( (string) preg_replace( '/[\s`]+/', '', $columns ) );
		}
		return $keys;
	}
}

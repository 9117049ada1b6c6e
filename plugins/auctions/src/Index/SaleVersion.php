<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Core\Migrations\Migrations;

/**
 * Counts the changes of a sale and its lots: whatever was made from them is good as long as the number is the same.
 *
 * It stands in a table of its own: visitors of a running sale ask for nothing else, many times a second.
 */
final class SaleVersion {

	public const TABLE = 'hh_sale_version';

	public static function create(): void {
		Migrations::table(
			self::TABLE,
			'sale_id bigint(20) unsigned NOT NULL,
			version int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (sale_id)'
		);
	}

	/** 0 for a sale that was never indexed. */
	public static function current( int $sale ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT version FROM %i WHERE sale_id = %d', self::name(), $sale ) );
	}

	/**
	 * @param list<int> $sales
	 * @return array<int, int> Sale to version.
	 */
	public static function of( array $sales ): array {
		if ( array() === $sales ) {
			return array();
		}
		global $wpdb;
		/** @var list<array{sale_id: string, version: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT sale_id, version FROM %i WHERE sale_id IN (' . implode( ',', array_fill( 0, count( $sales ), '%d' ) ) . ')', array( self::name(), ...$sales ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$versions = array();
		foreach ( $rows as $row ) {
			$versions[ (int) $row['sale_id'] ] = (int) $row['version'];
		}
		return $versions;
	}

	/**
	 * Only after the rows are written: who sees the new number must see the new rows.
	 *
	 * @param list<int> $sales
	 */
	public static function grow( array $sales ): void {
		if ( array() === $sales ) {
			return;
		}
		global $wpdb;
		sort( $sales );
		$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (sale_id, version) VALUES ' . implode( ',', array_fill( 0, count( $sales ), '(%d, 1)' ) ) . ' ON DUPLICATE KEY UPDATE version = version + 1', array( self::name(), ...$sales ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** With the site's prefix. */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}

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

	/** Group of the object cache. */
	private const CACHE = 'hh_sale_version';

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
	 * For those who ask again and again: where the site has an object cache, from there, so that thousands who watch a sale
	 * cost the database one statement in so many seconds. Elsewhere as current().
	 *
	 * @param int $seconds How old it may be; a proxy may keep the answers that hang on it for as long.
	 */
	public static function recent( int $sale, int $seconds ): int {
		if ( ! wp_using_ext_object_cache() ) {
			return self::current( $sale );
		}
		$kept = wp_cache_get( $sale, self::CACHE );
		if ( is_int( $kept ) ) {
			return $kept;
		}
		$version = self::current( $sale );
		wp_cache_set( $sale, $version, self::CACHE, $seconds );
		return $version;
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

	/** Names the state of all sales: numbers only grow, and stay when a sale is deleted. */
	public static function of_all(): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT SUM(version) FROM %i', self::name() ) );
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
		// Whoever read the number before and keeps it now makes it old for recent()'s seconds, no longer.
		wp_cache_delete_multiple( $sales, self::CACHE );
	}

	/** With the site's prefix. */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}

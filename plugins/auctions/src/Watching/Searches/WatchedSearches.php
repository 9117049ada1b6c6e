<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Watching\Watch;
use HearthHammer\Auctions\Watching\WatchTables;

/**
 * Keeps the searches that addresses watch. What concerns all that an address watches is WatchRepository's.
 */
final readonly class WatchedSearches {

	/** Of one address. */
	public const MOST = 20;

	/**
	 * It waits until the address's owner confirms it. One more than an address may have is not kept.
	 *
	 * @return bool Whether the address has it now.
	 */
	public function add( Watch $watch, WatchedSearch $search, int $now ): bool {
		global $wpdb;
		$known = $this->of( $watch );
		if ( in_array( $search->key(), array_map( static fn ( WatchedSearch $one ): string => $one->key(), $known ), true ) ) {
			return true;
		}
		return count( $known ) < self::MOST && 1 === $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (watch_id, search_key, business, sale_id, filters, added_at) VALUES (%d, %s, %s, %d, %s, %d)', WatchTables::name( WatchTables::SEARCH ), $watch->id, $search->key(), $search->business->slug, $search->sale, (string) wp_json_encode( (object) $search->filters ), $now ) );
	}

	public function remove( Watch $watch, int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE watch_id = %d AND id = %d', WatchTables::name( WatchTables::SEARCH ), $watch->id, $id ) );
	}

	/** @return list<WatchedSearch> Of an address, the latest first. */
	public function of( Watch $watch ): array {
		global $wpdb;
		return self::read( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE watch_id = %d ORDER BY added_at DESC, id DESC', WatchTables::name( WatchTables::SEARCH ), $watch->id ), ARRAY_A ) );
	}

	/**
	 * Each confirmed search that looks at any of these sales, once however many people watch it.
	 *
	 * @param array<int, string> $sales Sale to the slug of its business.
	 * @return list<WatchedSearch>
	 */
	public function covering( array $sales ): array {
		if ( array() === $sales ) {
			return array();
		}
		global $wpdb;
		$businesses = array_values( array_unique( $sales ) );
		$marks      = static fn ( array $values, string $mark ): string => implode( ',', array_fill( 0, count( $values ), $mark ) );
		return self::read( (array) $wpdb->get_results( $wpdb->prepare( "SELECT business, sale_id, filters FROM %i WHERE counts_from > 0 AND (sale_id IN ({$marks( $sales, '%d' )}) OR (sale_id = 0 AND business IN ({$marks( $businesses, '%s' )}))) GROUP BY search_key, business, sale_id, filters", array( WatchTables::name( WatchTables::SEARCH ), ...array_keys( $sales ), ...$businesses ) ), ARRAY_A ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
	}

	/**
	 * @param array<array<string, string|null>> $rows
	 * @return list<WatchedSearch>
	 */
	private static function read( array $rows ): array {
		return array_values( array_filter( array_map( WatchedSearch::from_row( ... ), $rows ) ) );
	}
}

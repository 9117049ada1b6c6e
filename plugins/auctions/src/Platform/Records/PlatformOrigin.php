<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\Record;

/**
 * Lots of one sale of the platform.
 */
final readonly class PlatformOrigin implements LotOrigin {

	public function __construct(
		private SaleRecord $sale,
		private LotPapers $papers,
	) {}

	public function sale( Record $record ): SaleRecord {
		return $this->sale;
	}

	/** A lot that somebody gave the platform's id by hand. */
	public function lots_by_hand( array $keys ): array {
		global $wpdb;
		$ids = array();
		foreach ( $keys as $key ) {
			$ids[ (string) substr( (string) strrchr( $key, '/' ), 1 ) ] = $key;
		}
		$places = implode( ',', array_fill( 0, count( $ids ), '%s' ) );
		/** @var list<array{post: string, id: string}> $rows */
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID AS post, m.meta_value AS id FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.post_parent = %d AND p.post_status <> 'trash' AND m.meta_value IN ({$places})", array( $wpdb->posts, $wpdb->postmeta, LotFields::PREFIX . 'platform_lot_id', LotPostType::NAME, $this->sale->id(), ...array_map( strval( ... ), array_keys( $ids ) ) ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$found = array();
		foreach ( $rows as $row ) {
			isset( $ids[ $row['id'] ] ) && $found[ $ids[ $row['id'] ] ] = (int) $row['post'];
		}
		return $found;
	}

	public function papers( int $lot, string $key, array $legal, array $addenda ): void {
		$this->papers->bring( $this->sale->id(), $lot, $key, $legal, $addenda );
	}
}

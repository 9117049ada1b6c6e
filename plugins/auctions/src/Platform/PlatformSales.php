<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;

/**
 * Finds sales and lots by the platform's ids.
 */
final class PlatformSales {

	/** The sale's post, whatever its status; null where there is none. */
	public function post_of( SaleKey $key ): ?int {
		return $this->posts_of( array( $key ) )[ $key->feed() ] ?? null;
	}

	/**
	 * In one statement.
	 *
	 * @param list<SaleKey> $keys
	 * @return array<string, int> SaleKey::feed() to post.
	 */
	public function posts_of( array $keys ): array {
		if ( array() === $keys ) {
			return array();
		}
		global $wpdb;
		$places = implode( ',', array_fill( 0, count( $keys ), '%s' ) );
		/** @var list<array{post: string, auctioneer: string, sale: string}> $rows */
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID AS post, a.meta_value AS auctioneer, s.meta_value AS sale FROM %i p INNER JOIN %i s ON s.post_id = p.ID AND s.meta_key = %s INNER JOIN %i a ON a.post_id = p.ID AND a.meta_key = %s WHERE p.post_type = %s AND p.post_status <> 'trash' AND s.meta_value IN ({$places}) ORDER BY p.ID DESC", // phpcs:ignore WordPress.DB.PreparedSQL
				array( $wpdb->posts, $wpdb->postmeta, SaleFields::PREFIX . 'platform_sale_id', $wpdb->postmeta, SaleFields::PREFIX . 'auctioneer_id', SalePostType::NAME, ...array_map( static fn ( SaleKey $key ): string => $key->sale, $keys ) )
			),
			ARRAY_A
		);
		$posts = array();
		foreach ( $rows as $row ) {
			$posts[ "{$row['auctioneer']}/{$row['sale']}" ] = (int) $row['post'];
		}
		return $posts;
	}

	/** How the platform names a sale of ours; null where it is not the platform's. */
	public function key_of( SaleRecord $sale ): ?SaleKey {
		return '' === $sale->text( 'platform' ) ? null : SaleKey::of( $sale->text( 'auctioneer_id' ), $sale->text( 'platform_sale_id' ) );
	}

	/**
	 * The platform's ids of the lots of a sale that we have.
	 *
	 * @return list<string>
	 */
	public function lot_ids( int $sale ): array {
		return array_map( strval( ... ), array_keys( $this->lots( $sale ) ) );
	}

	/**
	 * The same with their posts, those in the bin left out: one statement on the index, whose cards carry the id.
	 *
	 * @return array<int|string, int> Id at the platform to post.
	 */
	public function lots( int $sale ): array {
		global $wpdb;
		$lots = array();
		/** @var list<array{post: string, id: string|null}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT lot.post_id AS post, JSON_EXTRACT(lot.card, '$.platform_lot_id') AS id FROM %i lot JOIN %i p ON p.ID = lot.post_id WHERE lot.sale_id = %d AND p.post_status <> 'trash' ORDER BY lot.post_id", LotTable::name(), $wpdb->posts, $sale ), ARRAY_A );
		foreach ( $rows as $row ) {
			// MySQL gives a text with its quotation marks, SQLite without; neither can be in an id.
			$id = trim( (string) $row['id'], '"' );
			if ( '' !== $id ) {
				$lots[ $id ] = (int) $row['post'];
			}
		}
		return $lots;
	}

	/**
	 * Sales of the platform that are still to be followed.
	 *
	 * @return list<SaleRecord> The soonest first.
	 */
	public function followed(): array {
		global $wpdb;
		$ids  = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( "SELECT sale.post_id FROM %i sale JOIN %i p ON p.ID = sale.post_id WHERE p.post_status IN ('publish','draft','private') ORDER BY sale.post_id", SaleTable::name(), $wpdb->posts ) ) );
		_prime_post_caches( $ids );
		$sales = array_values( array_filter( array_map( SaleRecord::of( ... ), $ids ), fn ( ?SaleRecord $sale ): bool => null !== $sale && null !== $this->key_of( $sale ) ) );
		usort( $sales, static fn ( SaleRecord $a, SaleRecord $b ): int => $a->starts_at() <=> $b->starts_at() );
		return $sales;
	}
}

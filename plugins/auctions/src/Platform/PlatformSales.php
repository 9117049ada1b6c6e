<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPostType;
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
		global $wpdb;
		return array_values( array_map( strval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT m.meta_value FROM %i m INNER JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_type = %s AND p.post_parent = %d', $wpdb->postmeta, $wpdb->posts, LotFields::PREFIX . 'platform_lot_id', LotPostType::NAME, $sale ) ) ) );
	}

	/**
	 * Sales of the platform that are still to be followed.
	 *
	 * @return list<SaleRecord> The soonest first.
	 */
	public function followed(): array {
		global $wpdb;
		$ids  = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.post_status IN ('publish','draft','private') AND m.meta_value <> '' ORDER BY p.ID", $wpdb->posts, $wpdb->postmeta, SaleFields::PREFIX . 'platform', SalePostType::NAME ) ) );
		_prime_post_caches( $ids );
		$sales = array_values( array_filter( array_map( SaleRecord::of( ... ), $ids ), fn ( ?SaleRecord $sale ): bool => null !== $sale && null !== $this->key_of( $sale ) ) );
		usort( $sales, static fn ( SaleRecord $a, SaleRecord $b ): int => $a->starts_at() <=> $b->starts_at() );
		return $sales;
	}
}

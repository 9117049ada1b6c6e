<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Sales\SaleRecord;

/**
 * Finds sales and lots by the platform's ids.
 */
final class PlatformSales {

	/** Meta of a sale. */
	private const GAP = '_hh_platform_gap';

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
		$feeds  = array_map( static fn ( SaleKey $key ): string => $key->feed(), $keys );
		$places = implode( ',', array_fill( 0, count( $feeds ), '%s' ) );
		/** @var list<array{post: string, feed: string, shape: string}> $rows */
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT sale.post_id AS post, sale.platform_key AS feed, sale.shape FROM %i sale JOIN %i p ON p.ID = sale.post_id WHERE (sale.platform_key IN ({$places}) OR sale.shape <> %s) AND p.post_status <> 'trash' ORDER BY sale.post_id DESC", // phpcs:ignore WordPress.DB.PreparedSQL
				array( SaleTable::name(), $wpdb->posts, ...$feeds, SaleTable::definition()->shape )
			),
			ARRAY_A
		);
		$posts = array();
		foreach ( self::told( $rows, SaleTable::definition()->shape, 'feed', static fn ( int $post ): string => (string) SaleRecord::of( $post )?->platform_key() ) as $post => $feed ) {
			in_array( $feed, $feeds, true ) && $posts[ $feed ] = $post;
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
	 * The same with their posts, those in the bin left out: one statement on the index.
	 *
	 * @return array<int|string, int> Id at the platform to post.
	 */
	public function lots( int $sale ): array {
		global $wpdb;
		$lots = array();
		/** @var list<array{post: string, id: string, shape: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT lot.post_id AS post, lot.platform_id AS id, lot.shape FROM %i lot JOIN %i p ON p.ID = lot.post_id WHERE lot.sale_id = %d AND p.post_status <> 'trash' ORDER BY lot.post_id", LotTable::name(), $wpdb->posts, $sale ), ARRAY_A );
		foreach ( self::told( $rows, LotTable::definition()->shape, 'id', static fn ( int $post ): string => (string) LotFields::fields()->value( $post, 'platform_lot_id' ) ) as $post => $id ) {
			'' === $id || $lots[ $id ] = $post;
		}
		return $lots;
	}

	/**
	 * What rows of an index say of their posts. Right after an update a row may be of an older shape that did not have the
	 * column yet: then its post is asked, or a sync would make everything a second time.
	 *
	 * @param list<array<string, string>> $rows Each with `post`, `shape` and the column.
	 * @param \Closure(int): string       $ask  What a post itself says.
	 * @return array<int, string> By post, in the order of the rows.
	 */
	private static function told( array $rows, string $shape, string $column, \Closure $ask ): array {
		$older = array_filter( $rows, static fn ( array $row ): bool => $row['shape'] !== $shape && '' === $row[ $column ] );
		array() === $older || _prime_post_caches( array_map( intval( ... ), array_column( $older, 'post' ) ), false, true );
		$told = array();
		foreach ( $rows as $at => $row ) {
			$told[ (int) $row['post'] ] = isset( $older[ $at ] ) ? $ask( (int) $row['post'] ) : $row[ $column ];
		}
		return $told;
	}

	/** By how many lots staff say that the platform's list may differ from what comes; null where nobody said so. */
	public function accepted_gap( int $sale ): ?int {
		$gap = get_post_meta( $sale, self::GAP, true );
		return is_numeric( $gap ) ? (int) $gap : null;
	}

	public function accept_gap( int $sale, int $gap ): void {
		update_post_meta( $sale, self::GAP, $gap );
	}

	/**
	 * Sales of a platform that are still to be followed. Those of an earlier platform stay as they are.
	 *
	 * @param string $platform Name of the adapter.
	 * @return list<SaleRecord> The soonest first.
	 */
	public function followed( string $platform ): array {
		global $wpdb;
		$ids  = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( "SELECT sale.post_id FROM %i sale JOIN %i p ON p.ID = sale.post_id WHERE p.post_status IN ('publish','draft','private') ORDER BY sale.post_id", SaleTable::name(), $wpdb->posts ) ) );
		_prime_post_caches( $ids );
		$sales = array_values( array_filter( array_map( SaleRecord::of( ... ), $ids ), fn ( ?SaleRecord $sale ): bool => null !== $sale && $sale->text( 'platform' ) === $platform && null !== $this->key_of( $sale ) ) );
		usort( $sales, static fn ( SaleRecord $a, SaleRecord $b ): int => $a->starts_at() <=> $b->starts_at() );
		return $sales;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use Generator;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Index\SearchText;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Page\CacheTags;

/**
 * Cards of lots for pages that are no catalogue: one statement each, whatever the number of lots.
 */
final class SaleLots {

	/** Lots that a search of the archive shows. */
	private const FOUND = 24;

	private const BATCH = 500;

	/** @return list<array<string, mixed>> Each lot of a sale that visitors may see, by number: schemas/parts/lot-card.json. */
	public static function of( int $sale ): array {
		CacheTags::show( AuctionTags::CATALOGUE . "-{$sale}" );
		global $wpdb;
		return self::cards( $wpdb->get_col( $wpdb->prepare( 'SELECT card FROM %i WHERE sale_id = %d AND published = 1 ORDER BY lot_sort, post_id', LotTable::name(), $sale ) ) );
	}

	/** @return list<int> The same, as posts. */
	public static function ids( int $sale ): array {
		CacheTags::show( AuctionTags::CATALOGUE . "-{$sale}" );
		global $wpdb;
		return array_values( array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE sale_id = %d AND published = 1 ORDER BY lot_sort, post_id', LotTable::name(), $sale ) ) ) );
	}

	/**
	 * The same, read a batch after the other, so that a sale of thousands needs no more memory than a small one.
	 *
	 * @return Generator<int, LotRecord>
	 */
	public static function records( int $sale ): Generator {
		foreach ( array_chunk( self::ids( $sale ), self::BATCH ) as $ids ) {
			_prime_post_caches( $ids, false, true );
			foreach ( $ids as $id ) {
				$lot = LotRecord::of( $id );
				if ( null !== $lot ) {
					yield $lot;
				}
				clean_post_cache( $id );
			}
		}
	}

	/** @return list<array<string, mixed>> The dearest lots sold in a sale: schemas/parts/lot-card.json. */
	public static function best( int $sale, int $count ): array {
		global $wpdb;
		return self::cards( $wpdb->get_col( $wpdb->prepare( 'SELECT card FROM %i WHERE sale_id = %d AND published = 1 AND hammer > 0 ORDER BY hammer DESC, hammer_pence DESC, lot_sort LIMIT %d', LotTable::name(), $sale, $count ) ) );
	}

	/**
	 * Lots of past sales by words, the newest sale first.
	 *
	 * @param string $typed By a visitor.
	 * @param string $business Slug; empty for all.
	 * @return list<array<string, mixed>> schemas/parts/lot-card.json; empty where nothing was typed that a lot can be found by.
	 */
	public static function past( string $typed, string $business = '' ): array {
		CacheTags::show( AuctionTags::LOTS );
		global $wpdb;
		$words = SearchText::searched( $typed );
		if ( array() === $words ) {
			return array();
		}
		$where = array_map( static fn ( string $word ): string => (string) $wpdb->prepare( 'lot.words LIKE %s', '% ' . $wpdb->esc_like( $word ) . '%' ), $words );
		if ( '' !== $business ) {
			$where[] = (string) $wpdb->prepare( 'sale.business = %s', $business );
		}
		return self::cards( $wpdb->get_col( $wpdb->prepare( 'SELECT lot.card FROM %i lot JOIN %i sale ON sale.post_id = lot.sale_id WHERE lot.published = 1 AND sale.published = 1 AND sale.status = %s AND ', LotTable::name(), SaleTable::name(), SaleStatus::Finished->value ) . implode( ' AND ', $where ) . $wpdb->prepare( ' ORDER BY sale.starts_at DESC, lot.lot_sort LIMIT %d', self::FOUND ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above.
	}

	/**
	 * @param array<mixed> $rows
	 * @return list<array<string, mixed>>
	 */
	private static function cards( array $rows ): array {
		return array_values( array_filter( array_map( static fn ( mixed $json ): array => LotCard::decode( (string) $json ), $rows ) ) );
	}
}

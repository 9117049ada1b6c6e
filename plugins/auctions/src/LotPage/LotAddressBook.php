<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\Change;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * LOT-11: at which addresses (sale and number) each lot is and was to be found. Rows are only added.
 */
final class LotAddressBook implements Module {

	public const TABLE = 'hh_lot_address';

	public static function create(): void {
		Migrations::table(
			self::TABLE,
			implode(
				",\n",
				array(
					'sale_id bigint(20) unsigned NOT NULL',
					'number_key varchar(60) NOT NULL',
					'lot_id bigint(20) unsigned NOT NULL',
					'since bigint(20) unsigned NOT NULL',
					'PRIMARY KEY  (sale_id, number_key, lot_id)',
					'KEY lot (lot_id)',
				)
			)
		);
	}

	public function register(): void {
		add_action( 'hh_lot_changed', $this->lot_changed( ... ), 10, 2 );
		add_action( 'deleted_post', $this->forget( ... ), 10, 2 );
	}

	/**
	 * A sale by its name in addresses and its lot of a number, as the index has them now: one statement for a lot's page.
	 *
	 * @param string $number As an address has it.
	 * @return array{int, int} Both 0 where there is no such lot now, or more than one: ask sale() and find() then.
	 */
	public function current( string $slug, string $number ): array {
		global $wpdb;
		/** @var list<array{sale_id: string, post_id: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT lot.sale_id, lot.post_id FROM %i sale JOIN %i lot ON lot.sale_id = sale.post_id WHERE sale.slug = %s AND sale.published = 1 AND lot.published = 1 AND lot.lot_sort = %s LIMIT 2', SaleTable::name(), LotTable::name(), $slug, ( new LotNumber( $number ) )->sort_key() ), ARRAY_A );
		return 1 === count( $rows ) ? array( (int) $rows[0]['sale_id'], (int) $rows[0]['post_id'] ) : array( 0, 0 );
	}

	/**
	 * The lot that has an address; else the one that had it last.
	 *
	 * @param string $number As an address has it.
	 * @return int Post id, 0 for none.
	 */
	public function find( int $sale, string $number ): int {
		global $wpdb;
		$key = ( new LotNumber( $number ) )->sort_key();
		/** @var list<array{lot_id: string, sale_id: string|null, lot_sort: string|null}> $rows */
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT book.lot_id, lot.sale_id, lot.lot_sort FROM %i book JOIN %i post ON post.ID = book.lot_id LEFT JOIN %i lot ON lot.post_id = book.lot_id
				WHERE book.sale_id = %d AND book.number_key = %s ORDER BY book.since DESC, book.lot_id DESC LIMIT 20',
				$wpdb->prefix . self::TABLE,
				$wpdb->posts,
				LotTable::name(),
				$sale,
				$key
			),
			ARRAY_A
		);
		foreach ( $rows as $row ) {
			if ( (int) $row['sale_id'] === $sale && $row['lot_sort'] === $key ) {
				return (int) $row['lot_id'];
			}
		}
		return (int) ( $rows[0]['lot_id'] ?? 0 ) ?: $this->indexed( $sale, $key );
	}

	/** The sale that has a name in addresses, or had it. */
	public static function sale( string $slug ): int {
		$post = get_page_by_path( $slug, OBJECT, SalePostType::NAME );
		if ( $post instanceof \WP_Post ) {
			return $post->ID;
		}
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT post.ID FROM %i post JOIN %i meta ON meta.post_id = post.ID AND meta.meta_key = '_wp_old_slug' AND meta.meta_value = %s WHERE post.post_type = %s AND post.post_status = 'publish' ORDER BY post.ID DESC LIMIT 1", $wpdb->posts, $wpdb->postmeta, $slug, SalePostType::NAME ) );
	}

	/** Lots that came another way than through WordPress are known to the index alone. */
	private function indexed( int $sale, string $key ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT post_id FROM %i WHERE sale_id = %d AND lot_sort = %s LIMIT 1', LotTable::name(), $sale, $key ) );
	}

	/**
	 * Where it is now, and where it was until now.
	 *
	 * @param list<Change> $changes
	 */
	private function lot_changed( int $lot, array $changes ): void {
		$moved = array_column( array_filter( $changes, static fn ( Change $one ): bool => in_array( $one->field, array( 'sale', 'lot_number', 'number_twin' ), true ) ), null, 'field' );
		$now   = array() === $moved ? null : LotRecord::of( $lot );
		if ( null === $now ) {
			return;
		}
		$sale   = $now->sale?->id() ?? 0;
		$number = $now->address_number()->printed;
		$twin   = isset( $moved['number_twin'] ) ? $moved['number_twin']->was : $now->text( 'number_twin' );
		$was    = isset( $moved['lot_number'] ) ? $moved['lot_number']->was : $now->number()->printed;
		$this->note( $lot, isset( $moved['sale'] ) ? (int) $moved['sale']->was : $sale, '' === $twin || '' === $was ? $was : "{$was}-{$twin}", time() - 1 );
		$this->note( $lot, $sale, $number, time() );
	}

	private function note( int $lot, int $sale, string $number, int $since ): void {
		$number = new LotNumber( $number );
		if ( 0 === $sale || '' === $number->printed ) {
			return;
		}
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (sale_id, number_key, lot_id, since) VALUES (%d, %s, %d, %d) ON DUPLICATE KEY UPDATE since = VALUES(since)', $wpdb->prefix . self::TABLE, $sale, $number->sort_key(), $lot, $since ) );
	}

	private function forget( int $post, \WP_Post $was ): void {
		if ( LotPostType::NAME === $was->post_type ) {
			global $wpdb;
			$wpdb->delete( $wpdb->prefix . self::TABLE, array( 'lot_id' => $post ), array( '%d' ) );
		}
	}
}

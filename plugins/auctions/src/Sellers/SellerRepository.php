<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * Reads and writes the sellers of lots.
 */
final class SellerRepository {

	/**
	 * Without the site's prefix. Not in meta, because WordPress's REST API, export and search read meta.
	 */
	public const TABLE = 'hh_lot_seller';

	/** The length of what a seller was told. */
	private const TOLD = 1000;

	public static function create(): void {
		// reserve: pence, 0 for none. answer_by: YYYY-MM-DD or empty. told: marks of SellerNews, each between commas.
		Migrations::table(
			self::TABLE,
			'lot_id bigint(20) unsigned NOT NULL,
			name varchar(160) NOT NULL DEFAULT \'\',
			email varchar(254) NOT NULL DEFAULT \'\',
			email_hash char(64) NOT NULL DEFAULT \'\',
			phone varchar(20) NOT NULL DEFAULT \'\',
			reserve bigint(20) unsigned NOT NULL DEFAULT 0,
			fees varchar(300) NOT NULL DEFAULT \'\',
			answer varchar(300) NOT NULL DEFAULT \'\',
			answer_by varchar(10) NOT NULL DEFAULT \'\',
			mailed tinyint(1) unsigned NOT NULL DEFAULT 1,
			told varchar(1000) NOT NULL DEFAULT \'\',
			changed_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (lot_id),
			KEY email_hash (email_hash)'
		);
	}

	/** An empty one where nothing is known. */
	public function of( int $lot ): Seller {
		return $this->of_lots( array( $lot ) )[ $lot ] ?? new Seller( $lot );
	}

	/**
	 * @param list<int> $lots
	 * @return array<int, Seller> By lot; those of which nothing is known are left out.
	 */
	public function of_lots( array $lots ): array {
		global $wpdb;
		if ( array() === $lots ) {
			return array();
		}
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE lot_id IN (' . implode( ',', array_fill( 0, count( $lots ), '%d' ) ) . ')', array( self::table(), ...$lots ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return array_column( array_map( Seller::from_row( ... ), array_values( $rows ) ), null, 'lot' );
	}

	/**
	 * @param string $email_hash As EmailAddress::hash_of().
	 * @return list<Seller>
	 */
	public function of_address( string $email_hash, int $limit, int $offset ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE email_hash = %s ORDER BY lot_id LIMIT %d OFFSET %d', self::table(), $email_hash, $limit, $offset ), ARRAY_A );
		return array_map( Seller::from_row( ... ), array_values( $rows ) );
	}

	/** @throws WriteFailed */
	public function save( Seller $seller, int $now ): void {
		global $wpdb;
		if ( $seller->is_empty() ) {
			$this->forget( $seller->lot );
			return;
		}
		$row = array(
			'lot_id'     => $seller->lot,
			'name'       => $seller->name,
			'email'      => $seller->email,
			'email_hash' => '' === $seller->email ? '' : EmailAddress::hash_of( $seller->email ),
			'phone'      => $seller->phone,
			'reserve'    => $seller->reserve,
			'fees'       => $seller->fees,
			'answer'     => $seller->answer,
			'answer_by'  => $seller->answer_by,
			'mailed'     => (int) $seller->is_mailed,
			'told'       => $seller->told,
			'changed_at' => $now,
		);
		if ( false === $wpdb->replace( self::table(), $row, array( '%d', '%s', '%s', '%s', '%s', '%d', '%s', '%s', '%s', '%d', '%s', '%d' ) ) ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/** @return list<Seller> Those of the lots that are in a sale now, by number. */
	public function of_sale( int $sale ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT seller.* FROM %i seller JOIN %i lot ON lot.post_id = seller.lot_id WHERE lot.sale_id = %d ORDER BY lot.lot_sort, lot.post_id', self::table(), LotTable::name(), $sale ), ARRAY_A );
		return array_map( Seller::from_row( ... ), array_values( $rows ) );
	}

	/**
	 * Sellers of lots that are not in the trash, by name; each of theirs together, the newest sale first.
	 *
	 * @param string $search In name or email address; empty for all.
	 * @return list<Seller>
	 */
	public function page( string $search, int $limit, int $offset ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( 'SELECT seller.* ' . self::found( $search ) . $wpdb->prepare( ' ORDER BY seller.name, seller.email, lot.starts_at DESC, lot.lot_sort, seller.lot_id LIMIT %d OFFSET %d', $limit, $offset ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by found().
		return array_map( Seller::from_row( ... ), array_values( $rows ) );
	}

	public function count( string $search ): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) ' . self::found( $search ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
	}

	/** FROM and WHERE, prepared. A lot with a reserve but no name is not listed. */
	private static function found( string $search ): string {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( $search ) . '%';
		return (string) $wpdb->prepare( "FROM %i seller JOIN %i post ON post.ID = seller.lot_id AND post.post_status <> 'trash' LEFT JOIN %i lot ON lot.post_id = seller.lot_id WHERE (seller.name <> '' OR seller.email <> '')", self::table(), $wpdb->posts, LotTable::name() ) . ( '' === $search ? '' : (string) $wpdb->prepare( ' AND (seller.name LIKE %s OR seller.email LIKE %s)', $like, $like ) );
	}

	/** Notes that a seller is told something; false if they were told before, or another process is telling them now. */
	public function tell_once( Seller $seller, string $mark ): bool {
		global $wpdb;
		if ( str_contains( $seller->told, ",{$mark}," ) ) {
			return false;
		}
		// The oldest marks make room: there may be many offers.
		$told = ( '' === $seller->told ? ',' : $seller->told ) . "{$mark},";
		$told = strlen( $told ) <= self::TOLD ? $told : (string) strstr( substr( $told, -self::TOLD ), ',' );
		return 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET told = %s WHERE lot_id = %d AND told = %s', self::table(), $told, $seller->lot, $seller->told ) );
	}

	public function forget( int $lot ): void {
		global $wpdb;
		$wpdb->delete( self::table(), array( 'lot_id' => $lot ), array( '%d' ) );
	}

	/** With the site's prefix. */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * Reads and writes the sellers of lots.
 */
final class SellerRepository {

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
			'changed_at' => $now,
		);
		if ( false === $wpdb->replace( self::table(), $row, array( '%d', '%s', '%s', '%s', '%s', '%d', '%s', '%s', '%s', '%d' ) ) ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	public function forget( int $lot ): void {
		global $wpdb;
		$wpdb->delete( self::table(), array( 'lot_id' => $lot ), array( '%d' ) );
	}

	/** With the site's prefix. */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . SellerTable::NAME;
	}
}

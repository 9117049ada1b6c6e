<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Staff;

use HearthHammer\Auctions\LegalPack\LegalTables;

/**
 * Who asked for legal packs and took what, a page in one statement.
 *
 * @phpstan-type Row array{lot_id: string, name: string, email: string, terms: string, accepted_at: string, title: string|null, version: string|null, first_at: string|null, last_at: string|null, times: string|null}
 */
final class AccessList {

	/**
	 * The latest first.
	 *
	 * @param int $lot 0 for all.
	 * @return list<Row> One for each version that somebody took, or for a request without any; then its columns are null.
	 */
	public function page( int $lot, string $search, int $limit, int $offset ): array {
		global $wpdb;
		[ $where, $values ] = self::where( $lot, $search );
		/** @var list<Row> */
		return (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT r.lot_id, r.name, r.email, r.terms, r.accepted_at, d.title, d.version, a.first_at, a.last_at, a.times FROM %i r LEFT JOIN %i a ON a.reader_id = r.id LEFT JOIN %i d ON d.id = a.document_id WHERE {$where} ORDER BY COALESCE(a.last_at, r.accepted_at) DESC, r.id DESC, d.id LIMIT %d OFFSET %d", // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
				array( LegalTables::name( LegalTables::READER ), LegalTables::name( LegalTables::ACCESS ), LegalTables::name( LegalTables::DOCUMENT ), ...$values, $limit, $offset )
			),
			ARRAY_A
		);
	}

	public function count( int $lot, string $search ): int {
		global $wpdb;
		[ $where, $values ] = self::where( $lot, $search );
		return (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT COUNT(*) FROM %i r LEFT JOIN %i a ON a.reader_id = r.id WHERE {$where}", array( LegalTables::name( LegalTables::READER ), LegalTables::name( LegalTables::ACCESS ), ...$values ) ) // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
		);
	}

	/** @return array{string, list<int|string>} */
	private static function where( int $lot, string $search ): array {
		global $wpdb;
		$parts  = array( '1 = 1' );
		$values = array();
		if ( $lot > 0 ) {
			$parts[]  = 'r.lot_id = %d';
			$values[] = $lot;
		}
		if ( '' !== $search ) {
			$parts[] = '( r.name LIKE %s OR r.email LIKE %s )';
			array_push( $values, ...array_fill( 0, 2, '%' . $wpdb->esc_like( $search ) . '%' ) );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquiryState;

/**
 * Reads pages of enquiries, one statement each.
 */
final class EnquiryList {

	/** @return list<Enquiry> Newest first. */
	public function page( EnquiryFilter $filter, int $limit, int $offset ): array {
		global $wpdb;
		[ $where, $values ] = self::where( $filter );
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare( "SELECT * FROM %i WHERE {$where} ORDER BY id DESC LIMIT %d OFFSET %d", array( EnquiryRepository::table(), ...$values, $limit, $offset ) ), // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
			ARRAY_A
		);
		return array_map( Enquiry::from_row( ... ), array_values( $rows ) );
	}

	public function count( EnquiryFilter $filter ): int {
		global $wpdb;
		[ $where, $values ] = self::where( $filter );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE {$where}", array( EnquiryRepository::table(), ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
	}

	/** How many wait for an answer. */
	public function waiting(): int {
		return $this->count( new EnquiryFilter( state: EnquiryState::Received ) );
	}

	/** @return array{string, list<int|string>} */
	private static function where( EnquiryFilter $filter ): array {
		global $wpdb;
		$parts  = array( '1 = 1' );
		$values = array();
		foreach ( array( 'kind' => $filter->kind?->value, 'state' => $filter->state?->value, 'lot_id' => 0 === $filter->lot ? null : (string) $filter->lot ) as $column => $value ) {
			if ( null !== $value ) {
				$parts[] = '%i = %s';
				array_push( $values, $column, $value );
			}
		}
		if ( '' !== $filter->search ) {
			$parts[] = '( name LIKE %s OR email LIKE %s OR subject LIKE %s OR phone LIKE %s )';
			array_push( $values, ...array_fill( 0, 4, '%' . $wpdb->esc_like( $filter->search ) . '%' ) );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}

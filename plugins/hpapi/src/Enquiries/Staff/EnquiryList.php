<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquiryState;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;

/**
 * Reads pages of enquiries with the state of the visitor's mail, one statement each.
 *
 * @phpstan-type Item array{enquiry: Enquiry, mail: 'waiting'|'retrying'|'sent'|'given_up', error: string}
 */
final class EnquiryList {

	/**
	 * Newest first.
	 *
	 * @return list<Item>
	 */
	public function page( EnquiryFilter $filter, int $limit, int $offset ): array {
		global $wpdb;
		[ $where, $values ] = $this->where( $filter );

		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT e.*, o.attempts AS mail_attempts, o.failed_at AS mail_failed_at, o.last_error AS mail_error FROM %i e LEFT JOIN %i o ON o.id = e.visitor_outbox_id WHERE {$where} ORDER BY e.id DESC LIMIT %d OFFSET %d", // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
				array( $wpdb->prefix . EnquiryTables::ENQUIRY, $wpdb->prefix . 'hh_outbox', ...$values, $limit, $offset )
			),
			ARRAY_A
		);
		return array_map( self::item( ... ), array_values( $rows ) );
	}

	public function count( EnquiryFilter $filter ): int {
		global $wpdb;
		[ $where, $values ] = $this->where( $filter );
		return (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT COUNT(*) FROM %i e WHERE {$where}", array( $wpdb->prefix . EnquiryTables::ENQUIRY, ...$values ) ) // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
		);
	}

	/** How many wait for an answer. */
	public function waiting(): int {
		return $this->count( new EnquiryFilter( null, EnquiryState::Received ) );
	}

	/** @return array{string, list<string>} */
	private function where( EnquiryFilter $filter ): array {
		global $wpdb;
		$parts  = array( '1 = 1' );
		$values = array();
		if ( $filter->kind instanceof EnquiryKind ) {
			$parts[]  = 'e.kind = %s';
			$values[] = $filter->kind->value;
		}
		if ( $filter->state instanceof EnquiryState ) {
			$parts[]  = 'e.state = %s';
			$values[] = $filter->state->value;
		}
		if ( '' !== $filter->search ) {
			$parts[] = '( e.name LIKE %s OR e.email LIKE %s OR e.reference LIKE %s OR e.address LIKE %s OR e.phone LIKE %s )';
			array_push( $values, ...array_fill( 0, 5, '%' . $wpdb->esc_like( $filter->search ) . '%' ) );
		}
		return array( implode( ' AND ', $parts ), $values );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return Item
	 */
	private static function item( array $row ): array {
		$enquiry = Enquiry::from_row( $row );
		return array(
			'enquiry' => $enquiry,
			'mail'    => match ( true ) {
				(int) $row['mail_failed_at'] > 0                         => 'given_up',
				$enquiry->visitor_sent_id >= $enquiry->visitor_outbox_id => 'sent',
				(int) $row['mail_attempts'] > 0                          => 'retrying',
				default                                                  => 'waiting',
			},
			'error'   => (string) ( $row['mail_error'] ?? '' ),
		);
	}
}

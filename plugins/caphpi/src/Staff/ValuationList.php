<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationTable;

/**
 * Reads pages of valuations with the state of their mail, one statement each.
 *
 * @phpstan-type Item array{valuation: StoredValuation, mail: 'none'|'waiting'|'retrying'|'sent'|'given_up', error: string}
 */
final class ValuationList {

	/**
	 * Newest first.
	 *
	 * @param string $search A plate or a part of an email address; empty for all.
	 * @return list<Item>
	 */
	public function page( string $search, int $limit, int $offset ): array {
		global $wpdb;
		[ $plate, $email ] = $this->patterns( $search );

		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT v.*, o.attempts AS mail_attempts, o.failed_at AS mail_failed_at, o.last_error AS mail_error
				FROM %i v LEFT JOIN %i o ON o.id = v.mail_outbox_id
				WHERE v.vrm LIKE %s OR v.email LIKE %s ORDER BY v.id DESC LIMIT %d OFFSET %d',
				$wpdb->prefix . ValuationTable::NAME,
				$wpdb->prefix . 'hh_outbox',
				$plate,
				$email,
				$limit,
				$offset
			),
			ARRAY_A
		);
		return array_map( self::item( ... ), array_values( $rows ) );
	}

	public function count( string $search ): int {
		global $wpdb;
		[ $plate, $email ] = $this->patterns( $search );
		return (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE vrm LIKE %s OR email LIKE %s', $wpdb->prefix . ValuationTable::NAME, $plate, $email )
		);
	}

	/** How many valuations have a mail that was given up. */
	public function given_up(): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT COUNT(*) FROM %i v JOIN %i o ON o.id = v.mail_outbox_id WHERE v.mail_outbox_id > 0 AND o.failed_at > 0',
				$wpdb->prefix . ValuationTable::NAME,
				$wpdb->prefix . 'hh_outbox'
			)
		);
	}

	/** @return array{string, string} LIKE patterns for plate and address. */
	private function patterns( string $search ): array {
		global $wpdb;
		$search = trim( $search );
		if ( '' === $search ) {
			return array( '%', '%' );
		}
		$plate = strtoupper( (string) preg_replace( '/\s+/', '', $search ) );
		return array( '%' . $wpdb->esc_like( $plate ) . '%', '%' . $wpdb->esc_like( $search ) . '%' );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return Item
	 */
	private static function item( array $row ): array {
		$valuation = StoredValuation::from_row( $row );
		return array(
			'valuation' => $valuation,
			'mail'      => match ( true ) {
				0 === $valuation->mail_outbox_id                     => 'none',
				(int) $row['mail_failed_at'] > 0                     => 'given_up',
				$valuation->is_sent()                                => 'sent',
				(int) $row['mail_attempts'] > 0                      => 'retrying',
				default                                              => 'waiting',
			},
			'error'     => (string) ( $row['mail_error'] ?? '' ),
		);
	}
}

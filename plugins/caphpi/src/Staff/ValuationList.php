<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Core\Text\NumberPlate;

/**
 * Reads pages of valuations with the state of their mail, one statement each.
 *
 * @phpstan-type Item array{valuation: StoredValuation, provider: string, mail: 'none'|'waiting'|'retrying'|'sent'|'given_up', error: string}
 */
final class ValuationList {

	/** An empty value asks for all. */
	private const WHERE = "( v.vrm LIKE %s OR v.email LIKE %s )
		AND v.created_at >= %d AND v.created_at < %d
		AND ( %s = '' OR %s = CASE WHEN v.outcome <> '' THEN v.outcome WHEN v.cap_id = '' THEN 'not_found' ELSE 'unfinished' END )
		AND ( %s = '' OR %s = COALESCE( v.sale_status, 'none' ) )
		AND ( %s = '' OR %s = v.provider )
		AND ( %s = '' OR %s = CASE WHEN v.phone_requested_at > v.answered_at THEN 'waiting' WHEN v.answered_at > 0 THEN 'answered' ELSE 'none' END )";

	private const SELECT = 'SELECT v.*, o.attempts AS mail_attempts, o.failed_at AS mail_failed_at, o.last_error AS mail_error
		FROM %i v LEFT JOIN %i o ON o.id = v.mail_outbox_id WHERE ';

	/** @return list<Item> */
	public function page( ValuationFilter $filter, int $limit, int $offset ): array {
		$order = $filter->ascending ? ' ORDER BY v.%i ASC, v.id ASC LIMIT %d OFFSET %d' : ' ORDER BY v.%i DESC, v.id DESC LIMIT %d OFFSET %d';
		return $this->items( self::SELECT . self::WHERE . $order, ...$this->values( $filter ), ...array( $filter->order_column, $limit, $offset ) );
	}

	/**
	 * In the order they were made, for exports: each page begins after the last one's id, so that what comes or
	 * goes meanwhile neither doubles nor hides a row.
	 *
	 * @return list<Item>
	 */
	public function after( ValuationFilter $filter, int $id, int $limit ): array {
		return $this->items( self::SELECT . self::WHERE . ' AND v.id > %d ORDER BY v.id LIMIT %d', ...$this->values( $filter ), ...array( $id, $limit ) );
	}

	/** @return Item|null */
	public function find( int $id ): ?array {
		global $wpdb;
		return $this->items( self::SELECT . 'v.id = %d', $wpdb->prefix . ValuationTable::NAME, $wpdb->prefix . 'hh_outbox', $id )[0] ?? null;
	}

	public function count( ValuationFilter $filter ): int {
		global $wpdb;
		$values = $this->values( $filter );
		unset( $values[1] ); // No state of the mail.
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i v WHERE ' . self::WHERE, ...array_values( $values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Constants.
	}

	/** How many owners asked to be called and were not answered. */
	public function waiting(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE phone_requested_at > answered_at', $wpdb->prefix . ValuationTable::NAME ) );
	}

	/** @return list<string> Names of the providers that have been asked. */
	public function providers(): array {
		global $wpdb;
		return array_values( array_map( strval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT provider FROM %i ORDER BY provider', $wpdb->prefix . ValuationTable::NAME ) ) ) );
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

	/**
	 * @param literal-string $sql
	 * @return list<Item>
	 */
	private function items( string $sql, string|int ...$values ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, ...array_values( $values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Constants.
		return array_map( self::item( ... ), array_values( $rows ) );
	}

	/** @return list<string|int> The two tables, and what WHERE asks for. */
	private function values( ValuationFilter $filter ): array {
		global $wpdb;
		[ $plate, $email ] = $this->patterns( $filter->search );
		return array(
			$wpdb->prefix . ValuationTable::NAME,
			$wpdb->prefix . 'hh_outbox',
			$plate,
			$email,
			$filter->since(),
			$filter->before(),
			$filter->outcome,
			$filter->outcome,
			$filter->status,
			$filter->status,
			$filter->provider,
			$filter->provider,
			$filter->answer,
			$filter->answer,
		);
	}

	/** @return array{string, string} LIKE patterns for plate and address. */
	private function patterns( string $search ): array {
		global $wpdb;
		$search = trim( $search );
		if ( '' === $search ) {
			return array( '%', '%' );
		}
		$plate = NumberPlate::stored( $search );
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
			'provider'  => (string) $row['provider'],
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

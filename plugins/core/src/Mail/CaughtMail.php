<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Visitor\EmailAddress;


/**
 * Mails that were caught instead of sent.
 */
final class CaughtMail {

	private const KEEP      = 500;
	private const KEEP_DAYS = 30;

	/**
	 * @param string $person The person that it is about, as EmailAddress::person_key(); empty if that is its recipient only.
	 * @return int Its id; 0 where the database did not keep it.
	 */
	public function add( string $to, string $subject, string $headers, string $html, string $plain, string $person = '' ): int {
		global $wpdb;
		$kept = $wpdb->insert(
			$this->table(),
			array(
				'recipient' => mb_substr( $to, 0, 320 ),
				'subject'   => mb_substr( $subject, 0, 500 ),
				'headers'   => $headers,
				'html'      => $html,
				'plain'     => $plain,
				'caught_at' => time(),
				'person'    => $person,
			)
		);
		if ( 1 !== $kept ) {
			return 0;
		}
		$id = (int) $wpdb->insert_id;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id <= %d OR caught_at < %d', $this->table(), $id - self::KEEP, time() - self::KEEP_DAYS * DAY_IN_SECONDS ) );
		return $id;
	}

	/**
	 * Newest first, without bodies.
	 *
	 * @param string $search A part of a subject or an address; empty for all.
	 * @return list<array{id: int, recipient: string, subject: string, caught_at: int}>
	 */
	public function page( string $search, int $limit, int $offset ): array {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( $search ) . '%';
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT id, recipient, subject, caught_at FROM %i WHERE recipient LIKE %s OR subject LIKE %s ORDER BY id DESC LIMIT %d OFFSET %d', $this->table(), $like, $like, $limit, $offset ),
			ARRAY_A
		);
		return array_map(
			static fn ( array $row ): array => array(
				'id'        => (int) $row['id'],
				'recipient' => (string) $row['recipient'],
				'subject'   => (string) $row['subject'],
				'caught_at' => (int) $row['caught_at'],
			),
			array_values( $rows )
		);
	}

	public function count( string $search ): int {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( $search ) . '%';
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE recipient LIKE %s OR subject LIKE %s', $this->table(), $like, $like ) );
	}

	/** @return array{id: int, recipient: string, subject: string, headers: string, html: string, plain: string, caught_at: int}|null */
	public function find( int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id ), ARRAY_A );
		if ( ! is_array( $row ) ) {
			return null;
		}
		return array(
			'id'        => (int) $row['id'],
			'recipient' => (string) $row['recipient'],
			'subject'   => (string) $row['subject'],
			'headers'   => (string) $row['headers'],
			'html'      => (string) $row['html'],
			'plain'     => (string) $row['plain'],
			'caught_at' => (int) $row['caught_at'],
		);
	}

	/**
	 * Everything that was to go to one address alone, or is about the person it belongs to, as an alert to staff.
	 *
	 * @return list<int> Ids, oldest first.
	 */
	public function about( string $address ): array {
		global $wpdb;
		$person = EmailAddress::person_key( $address );
		if ( '' === $person ) {
			return array();
		}
		$ids = $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE LOWER(recipient) = %s OR person = %s ORDER BY id', $this->table(), strtolower( trim( $address ) ), $person ) );
		return array_map( 'intval', array_values( $ids ) );
	}

	public function forget( int $id ): void {
		global $wpdb;
		$wpdb->delete( $this->table(), array( 'id' => $id ) );
	}

	public function clear(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $this->table() ) );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hh_mail';
	}
}

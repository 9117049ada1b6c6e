<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;

/**
 * Who asked for legal packs, and who took which version.
 */
final class ReaderRepository {

	/**
	 * Notes that somebody accepts these terms for a lot. Who did so before stays as they were, with their first name and
	 * time: a stranger may know the address.
	 *
	 * @throws WriteFailed
	 */
	public function accept( int $lot, PersonName $name, EmailAddress $email, int $terms, int $now ): Reader {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				// What the pack holds already is no news to them.
				'INSERT IGNORE INTO %i (lot_id, name, email, email_hash, terms, accepted_at, secret, told_through) SELECT %d, %s, %s, %s, %d, %d, %s, COALESCE(MAX(id), 0) FROM %i WHERE lot_id = %d',
				self::readers(),
				$lot,
				$name->value,
				$email->value,
				$email->hash(),
				$terms,
				$now,
				bin2hex( random_bytes( 8 ) ),
				LegalTables::name( LegalTables::DOCUMENT ),
				$lot
			)
		);
		return $this->select( 'lot_id = %d AND email_hash = %s AND terms = %d', array( $lot, $email->hash(), $terms ) )[0] ?? throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
	}

	public function find( int $id ): ?Reader {
		return $this->select( 'id = %d', array( $id ) )[0] ?? null;
	}

	/**
	 * Gives the documents to a browser, by a link that was mailed.
	 *
	 * @return bool False where the link has been used already, or a newer one has.
	 */
	public function open( Reader $reader, string $browser, int $link_at ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE %i SET browser = %s, link_at = %d WHERE id = %d AND (browser = '' OR link_at < %d)", self::readers(), Reader::key( $browser ), $link_at, $reader->id, $link_at ) );
	}

	/**
	 * Gives the documents to the browser that asked for them. A stranger may know the address: what another browser has of
	 * this person and lot, under whichever terms, stays with it.
	 *
	 * @return bool Whether this browser has them.
	 */
	public function open_first( Reader $reader, string $browser, int $link_at ): bool {
		global $wpdb;
		foreach ( $this->select( 'lot_id = %d AND email_hash = %s', array( $reader->lot, $reader->email_hash ) ) as $one ) {
			if ( '' !== $one->browser && ! $one->is_opened_by( $browser ) ) {
				return false;
			}
		}
		return $reader->is_opened_by( $browser ) || 1 === $wpdb->query( $wpdb->prepare( "UPDATE %i SET browser = %s, link_at = %d WHERE id = %d AND browser = ''", self::readers(), Reader::key( $browser ), $link_at, $reader->id ) );
	}

	/**
	 * Notes that somebody takes a version.
	 *
	 * @throws WriteFailed
	 */
	public function takes( Reader $reader, LegalDocument $document, int $now ): void {
		global $wpdb;
		$written = $wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (reader_id, document_id, first_at, last_at, times) VALUES (%d, %d, %d, %d, 1) ON DUPLICATE KEY UPDATE last_at = VALUES(last_at), times = times + 1',
				LegalTables::name( LegalTables::ACCESS ),
				$reader->id,
				$document->id,
				$now,
				$now
			)
		);
		if ( false === $written ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/** @return array<int, int> The versions that a person took for this lot, under whichever terms, to when first. */
	public function taken( Reader $reader ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT a.document_id, MIN(a.first_at) AS first_at FROM %i a JOIN %i r ON r.id = a.reader_id WHERE r.lot_id = %d AND r.email_hash = %s GROUP BY a.document_id',
				LegalTables::name( LegalTables::ACCESS ),
				self::readers(),
				$reader->lot,
				$reader->email_hash
			),
			ARRAY_A
		);
		return array_map( intval( ... ), array_column( $rows, 'first_at', 'document_id' ) );
	}

	/**
	 * Whom a new version concerns: who took an older one of it; whom a new document concerns: who took anything of the lot.
	 *
	 * @return array<int, string> Reader to address; one for each person, under the terms that they accepted last.
	 */
	public function concerned( LegalDocument $document ): array {
		global $wpdb;
		// Most documents come before anybody can have asked for one.
		if ( null === $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE lot_id = %d LIMIT 1', self::readers(), $document->lot ) ) ) {
			return array();
		}
		$is_first = 1 === $document->version;
		$rows     = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT MAX(r.id) AS id, MAX(r.email) AS email FROM %i r WHERE r.lot_id = %d AND r.email_hash IN (
					SELECT t.email_hash FROM %i t JOIN %i a ON a.reader_id = t.id JOIN %i d ON d.id = a.document_id WHERE t.lot_id = %d AND d.id <> %d AND '
					. ( $is_first ? 'd.lot_id = %d' : 'd.document = %d' ) // phpcs:ignore WordPress.DB.PreparedSQL
				. ') AND r.email_hash NOT IN (SELECT m.email_hash FROM %i m WHERE m.lot_id = %d AND m.muted_at > 0) GROUP BY r.email_hash ORDER BY 1',
				self::readers(),
				$document->lot,
				self::readers(),
				LegalTables::name( LegalTables::ACCESS ),
				LegalTables::name( LegalTables::DOCUMENT ),
				$document->lot,
				$document->id,
				$is_first ? $document->lot : $document->document,
				self::readers(),
				$document->lot
			),
			ARRAY_A
		);
		return array_column( $rows, 'email', 'id' );
	}

	/** All that a person asked for of this lot is told of up to a document. */
	public function told( Reader $reader, int $through ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET told_through = %d WHERE lot_id = %d AND email_hash = %s AND told_through < %d', self::readers(), $through, $reader->lot, $reader->email_hash, $through ) );
	}

	/** They want no more mails about this lot. */
	public function mute( Reader $reader, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET muted_at = %d WHERE lot_id = %d AND email_hash = %s AND muted_at = 0', self::readers(), $now, $reader->lot, $reader->email_hash ) );
	}

	/** @return list<Reader> */
	public function of_address( string $email_hash, int $limit, int $offset ): array {
		return $this->select( 'email_hash = %s ORDER BY id LIMIT %d OFFSET %d', array( $email_hash, $limit, $offset ) );
	}

	/** Forgets a person's request with what they took. */
	public function forget( Reader $reader ): bool {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE reader_id = %d', LegalTables::name( LegalTables::ACCESS ), $reader->id ) );
		return 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', self::readers(), $reader->id ) );
	}

	/** Forgets requests that were accepted before a time, and what was taken with them. */
	public function forget_before( int $time ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE accepted_at < %d AND NOT EXISTS (SELECT 1 FROM %i a WHERE a.reader_id = %i.id AND a.last_at >= %d)', self::readers(), $time, LegalTables::name( LegalTables::ACCESS ), self::readers(), $time ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE reader_id NOT IN (SELECT id FROM %i)', LegalTables::name( LegalTables::ACCESS ), self::readers() ) );
	}

	/**
	 * @param list<int|string> $values
	 * @return list<Reader>
	 */
	private function select( string $where, array $values ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE {$where}", array( self::readers(), ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders of our own methods.
		return array_map( Reader::from_row( ... ), array_values( $rows ) );
	}

	private static function readers(): string {
		return LegalTables::name( LegalTables::READER );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Database\WriteFailed;

/**
 * Reads and writes the documents of legal packs.
 */
final class DocumentRepository {

	/** @return list<LegalDocument> What a lot's pack holds now: the latest version of each, in their order. */
	public function current( int $lot ): array {
		$latest = array();
		foreach ( $this->versions( $lot ) as $one ) {
			// Versions come in their order.
			$latest[ $one->document ] = $one;
		}
		return array_values( array_filter( $latest, static fn ( LegalDocument $one ): bool => 0 === $one->withdrawn_at ) );
	}

	/** @return list<LegalDocument> All that a lot's pack ever held, version after version. */
	public function versions( int $lot ): array {
		return $this->select( 'lot_id = %d ORDER BY position, document, version', array( $lot ) );
	}

	/** The latest version under a title; null where the lot has none. */
	public function titled( int $lot, string $title ): ?LegalDocument {
		return $this->select( 'lot_id = %d AND title = %s AND withdrawn_at = 0 ORDER BY version DESC LIMIT 1', array( $lot, $title ) )[0] ?? null;
	}

	public function find( int $id ): ?LegalDocument {
		return $this->select( 'id = %d', array( $id ) )[0] ?? null;
	}

	/** The latest version of a document. */
	public function latest( int $document ): ?LegalDocument {
		return $this->select( 'document = %d ORDER BY version DESC LIMIT 1', array( $document ) )[0] ?? null;
	}

	/**
	 * @param array{file: string, bytes: int, sha256: string, crc: string} $kept
	 * @throws WriteFailed
	 */
	public function add( int $lot, ?LegalDocument $before, string $title, string $name, string $type, array $kept, int $user ): LegalDocument {
		global $wpdb;
		$table = self::table();
		$added = $wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (lot_id, document, version, title, position, file, name, type, bytes, sha256, crc, added_at, user_id) SELECT %d, %d, %d, %s, CASE WHEN %d > 0 THEN %d ELSE COALESCE(MAX(position), 0) + 1 END, %s, %s, %s, %d, %s, %s, %d, %d FROM %i WHERE lot_id = %d',
				$table,
				$lot,
				$before->document ?? 0,
				( $before->version ?? 0 ) + 1,
				$title,
				$before->position ?? 0,
				$before->position ?? 0,
				$kept['file'],
				$name,
				$type,
				$kept['bytes'],
				$kept['sha256'],
				$kept['crc'],
				time(),
				$user,
				$table,
				$lot
			)
		);
		$id = (int) $wpdb->insert_id;
		if ( 1 !== $added || 0 === $id ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		if ( null === $before ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET document = id WHERE id = %d', $table, $id ) );
		}
		return $this->find( $id ) ?? throw new WriteFailed();
	}

	/** Of a version of before its checksum was stored. */
	public function note_crc( LegalDocument $document, string $crc ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET crc = %s WHERE id = %d', self::table(), $crc, $document->id ) );
	}

	/** @param int $position From 1. */
	public function move( int $lot, int $document, int $position ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET position = %d WHERE lot_id = %d AND document = %d', self::table(), $position, $lot, $document ) );
	}

	public function withdraw( int $lot, int $document, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET withdrawn_at = %d WHERE lot_id = %d AND document = %d AND withdrawn_at = 0', self::table(), $now, $lot, $document ) );
	}

	/** @return list<string> The files of a lot that is deleted for good; its rows are gone. */
	public function forget( int $lot ): array {
		global $wpdb;
		$files = array_map( static fn ( LegalDocument $one ): string => $one->file, $this->versions( $lot ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE lot_id = %d', self::table(), $lot ) );
		return $files;
	}

	/**
	 * @param list<int|string> $values
	 * @return list<LegalDocument>
	 */
	private function select( string $where, array $values ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE {$where}", array( self::table(), ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders of our own methods.
		return array_map( LegalDocument::from_row( ... ), array_values( $rows ) );
	}

	private static function table(): string {
		return LegalTables::name( LegalTables::DOCUMENT );
	}
}

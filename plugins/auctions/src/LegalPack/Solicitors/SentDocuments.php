<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

use HearthHammer\Auctions\LegalPack\LegalTables;
use HearthHammer\Core\Database\WriteFailed;

/**
 * Reads and writes what solicitors sent, and what became of it.
 */
final class SentDocuments {

	/**
	 * @param array{file: string, bytes: int, sha256: string} $kept
	 * @throws WriteFailed
	 */
	public function add( DocumentRequest $request, string $title, string $name, array $kept, int $now ): SentDocument {
		global $wpdb;
		$row = array(
			'request_id' => $request->id,
			'lot_id'     => $request->lot,
			'title'      => $title,
			'name'       => mb_substr( $name, 0, 160 ),
			'file'       => $kept['file'],
			'bytes'      => $kept['bytes'],
			'sha256'     => $kept['sha256'],
			'state'      => SentDocument::TO_CHECK,
			'sent_at'    => $now,
		);
		if ( 1 !== $wpdb->insert( self::table(), $row ) ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $this->find( (int) $wpdb->insert_id ) ?? throw new WriteFailed();
	}

	public function find( int $id ): ?SentDocument {
		return $this->select( 'id = %d', array( $id ) )[0] ?? null;
	}

	/** @return list<SentDocument> The oldest first. */
	public function of_request( int $request ): array {
		return $this->select( 'request_id = %d ORDER BY id', array( $request ) );
	}

	/** @return list<SentDocument> The oldest first. */
	public function of_lot( int $lot ): array {
		return $this->select( 'lot_id = %d ORDER BY id', array( $lot ) );
	}

	/** Of two people who decide at once, one gets true. */
	public function decide( SentDocument $sent, string $state, int $user, int $now ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, decided_at = %d, decided_by = %d WHERE id = %d AND state = %s', self::table(), $state, $now, $user, $sent->id, SentDocument::TO_CHECK ) );
	}

	/** Its file is no longer in the vault. */
	public function without_file( SentDocument $sent ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET file = '' WHERE id = %d", self::table(), $sent->id ) );
	}

	/** @return list<string> Files in the vault of a lot that is deleted for good; its rows are gone. */
	public function forget( int $lot ): array {
		global $wpdb;
		$files = array_column( $this->of_lot( $lot ), 'file' );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE lot_id = %d', self::table(), $lot ) );
		return array_values( array_filter( $files ) );
	}

	/**
	 * @param list<int|string> $values
	 * @return list<SentDocument>
	 */
	private function select( string $where, array $values ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE {$where}", array( self::table(), ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders of our own methods.
		return array_map( SentDocument::from_row( ... ), array_values( $rows ) );
	}

	private static function table(): string {
		return LegalTables::name( LegalTables::SENT );
	}
}

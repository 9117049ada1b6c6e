<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

use HearthHammer\Auctions\LegalPack\LegalTables;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;

/**
 * Reads and writes requests for documents, and signs their links.
 */
final readonly class DocumentRequests {

	private const PURPOSE = 'hh-legal-upload';

	public function __construct( private Tokens $tokens ) {}

	/**
	 * @param int $days How long the link takes files.
	 * @throws WriteFailed
	 */
	public function add( int $lot, PersonName $name, EmailAddress $email, int $days, int $user, int $now ): DocumentRequest {
		global $wpdb;
		$row = array(
			'lot_id'     => $lot,
			'name'       => $name->value,
			'email'      => $email->value,
			'email_hash' => EmailAddress::hash_of( $email->value ),
			'secret'     => bin2hex( random_bytes( 8 ) ),
			'asked_at'   => $now,
			'asked_by'   => $user,
			'ends_at'    => $now + $days * DAY_IN_SECONDS,
		);
		if ( 1 !== $wpdb->insert( self::table(), $row ) ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $this->find( (int) $wpdb->insert_id ) ?? throw new WriteFailed();
	}

	public function find( int $id ): ?DocumentRequest {
		return $this->select( 'id = %d', array( $id ) )[0] ?? null;
	}

	/** @return list<DocumentRequest> The newest first. */
	public function of_lot( int $lot ): array {
		return $this->select( 'lot_id = %d ORDER BY id DESC', array( $lot ) );
	}

	/** @return list<DocumentRequest> */
	public function of_address( string $hash, int $limit, int $offset ): array {
		return $this->select( 'email_hash = %s ORDER BY id LIMIT %d OFFSET %d', array( $hash, $limit, $offset ) );
	}

	public function close( DocumentRequest $request, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET ends_at = %d WHERE id = %d AND ends_at > %d', self::table(), $now, $request->id, $now ) );
	}

	/** In one statement: a document that arrives at the same time is either told of now, or has an email of its own. */
	public function told( DocumentRequest $request ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET told_through = (SELECT COALESCE(MAX(s.id), 0) FROM %i s WHERE s.request_id = %d) WHERE id = %d', self::table(), LegalTables::name( LegalTables::SENT ), $request->id, $request->id ) );
	}

	/** The documents stay, because they belong to the lot; the person and their link do not. */
	public function erase( DocumentRequest $request ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET name = '', email = '', email_hash = '', secret = '' WHERE id = %d", self::table(), $request->id ) );
	}

	public function erase_before( int $time ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET name = '', email = '', email_hash = '', secret = '' WHERE ends_at < %d AND email <> ''", self::table(), $time ) );
	}

	/** With a lot that is deleted for good. */
	public function forget( int $lot ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE lot_id = %d', self::table(), $lot ) );
	}

	public function address( DocumentRequest $request ): string {
		return home_url( '/legal-pack/upload/' . $this->tokens->sign( self::PURPOSE, array( 'r' => $request->id, 'n' => $request->secret ), max( 1, $request->ends_at - time() ) ) . '/' );
	}

	/** Null for a link that is forged, has ended or was closed. */
	public function open( string $token, int $now ): ?DocumentRequest {
		$claims  = $this->tokens->verify( self::PURPOSE, $token );
		$request = is_int( $claims['r'] ?? null ) ? $this->find( $claims['r'] ) : null;
		return null !== $request && $request->is_open( $now ) && hash_equals( $request->secret, (string) ( $claims['n'] ?? '' ) ) ? $request : null;
	}

	/**
	 * @param list<int|string> $values
	 * @return list<DocumentRequest>
	 */
	private function select( string $where, array $values ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE {$where}", array( self::table(), ...$values ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders of our own methods.
		return array_map( DocumentRequest::from_row( ... ), array_values( $rows ) );
	}

	private static function table(): string {
		return LegalTables::name( LegalTables::REQUEST );
	}
}

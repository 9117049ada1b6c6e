<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Database\WriteFailed;

/**
 * What a reader of legal packs agrees to. Each change is a new version; the former ones stay, as people accepted them.
 */
final class LegalTerms {

	public const LENGTH = 4000;

	/** @return array{version: int, text: string, since: int} Those in force. */
	public static function current(): array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT version, text, since FROM %i ORDER BY version DESC LIMIT 1', LegalTables::name( LegalTables::TERMS ) ), ARRAY_A );
		return array(
			'version' => (int) ( $row['version'] ?? 0 ),
			'text'    => (string) ( $row['text'] ?? self::first() ),
			'since'   => (int) ( $row['since'] ?? 0 ),
		);
	}

	/**
	 * A new version, where the text is another one.
	 *
	 * @return bool Whether it is.
	 * @throws WriteFailed
	 */
	public static function change( string $text, int $user ): bool {
		global $wpdb;
		$text = trim( str_replace( array( "\r\n", "\r" ), "\n", $text ) );
		if ( '' === $text || mb_strlen( $text ) > self::LENGTH || $text === self::current()['text'] ) {
			return false;
		}
		$added = $wpdb->query( $wpdb->prepare( 'INSERT INTO %i (text, since, user_id) VALUES (%s, %d, %d)', LegalTables::name( LegalTables::TERMS ), $text, time(), $user ) );
		return 1 === $added ? true : throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
	}

	/** The first version, with the tables. */
	public static function begin(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (version, text, since, user_id) VALUES (1, %s, %d, 0)', LegalTables::name( LegalTables::TERMS ), self::first(), time() ) );
	}

	private static function first(): string {
		return __( 'The documents in a legal pack are provided by the seller’s solicitor. We pass them on as we receive them and do not check that they are complete or correct. They may change until the hammer falls. You are responsible for checking for new versions and addenda before you bid. Take advice from your own solicitor. You may use the documents only to decide whether to bid for this lot. We keep your name, your email address and a record of what you download, so that we can tell you when a document changes.', 'hearth-hammer' );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Sending;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

/**
 * Turns what was found into mails in the outbox, a batch of due searches at a time.
 *
 * A search, its matches and its mail change in one transaction: either the mail is queued and its matches are in it,
 * or nothing has happened and the search is still due.
 */
final readonly class DigestQueue {

	public const KIND = 'hpapi.search-alert';

	public function __construct( private Outbox $outbox ) {}

	/**
	 * @return list<int>|null Rows of the outbox; null where no search is due.
	 */
	public function step( int $now, int $limit ): ?array {
		$due = $this->due( $now, $limit );
		return array() === $due ? null : Transaction::run( fn (): array => $this->queue( $due, $now ) );
	}

	/**
	 * @param non-empty-array<int, string> $due Search to the address it writes to.
	 * @return list<int>
	 */
	private function queue( array $due, int $now ): array {
		$mails = array();
		foreach ( $due as $search => $email ) {
			// Not due first, what it found second: a match that comes between the two makes it due again.
			if ( $this->claim( $search, $now ) && $this->has_news( $search ) ) {
				$mail = $this->outbox->add( self::KIND, array( 'search' => $search ), person: $email );
				$this->assign( $search, $mail );
				$mails[] = $mail;
			}
		}
		return $mails;
	}

	/** @return array<int, string> Search to the address it writes to, the longest due first. */
	private function due( int $now, int $limit ): array {
		global $wpdb;
		return array_column( (array) $wpdb->get_results( $wpdb->prepare( "SELECT id, email FROM %i WHERE state = 'active' AND due_at > 0 AND due_at <= %d ORDER BY due_at, id LIMIT %d", SavedSearchTables::name( SavedSearchTables::SEARCH ), $now, $limit ), ARRAY_A ), 'email', 'id' );
	}

	private function claim( int $search, int $now ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE %i SET due_at = 0, digest_at = %d WHERE id = %d AND state = 'active' AND due_at > 0 AND due_at <= %d", SavedSearchTables::name( SavedSearchTables::SEARCH ), $now, $search, $now ) );
	}

	private function has_news( int $search ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT event_id FROM %i WHERE search_id = %d AND outbox_id = 0 LIMIT 1', SavedSearchTables::name( SavedSearchTables::FOUND ), $search ) );
	}

	private function assign( int $search, int $mail ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET outbox_id = %d WHERE search_id = %d AND outbox_id = 0', SavedSearchTables::name( SavedSearchTables::FOUND ), $mail, $search ) );
	}
}

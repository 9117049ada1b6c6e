<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Outbox\Outbox;

/**
 * Turns what waits into mails in the outbox, a batch of due subscriptions at a time: one mail tells all that has happened
 * since the last one.
 *
 * A subscription, its news and its mail change in one transaction: either the mail is queued and its news are in it,
 * or nothing has happened and the subscription is still due. Of two workers one gets it.
 */
final readonly class DigestQueue {

	/**
	 * @param string $kind       Of the mails in the outbox, e.g. `hpapi.search-alert`.
	 * @param string $payload_id Under which name the payload holds the subscription's id, e.g. `search`.
	 */
	public function __construct(
		private Outbox $outbox,
		private DigestTables $tables,
		private string $kind,
		private string $payload_id,
	) {}

	/**
	 * @return list<int>|null Rows of the outbox; null where none is due.
	 */
	public function step( int $now, int $limit ): ?array {
		$due = $this->due( $now, $limit );
		return array() === $due ? null : Transaction::run( fn (): array => $this->queue( $due, $now ) );
	}

	/**
	 * @param non-empty-array<int, string> $due Subscription to the address it writes to.
	 * @return list<int>
	 */
	private function queue( array $due, int $now ): array {
		$mails = array();
		foreach ( $due as $subscription => $email ) {
			// Not due first, what it found second: an event that comes between the two makes it due again.
			if ( $this->claim( $subscription, $now ) && $this->has_news( $subscription ) ) {
				$mail = $this->outbox->add( $this->kind, array( $this->payload_id => $subscription ), person: $email );
				$this->assign( $subscription, $mail );
				$mails[] = $mail;
			}
		}
		return $mails;
	}

	/** @return array<int, string> Subscription to the address it writes to, the longest due first. */
	private function due( int $now, int $limit ): array {
		global $wpdb;
		return array_column( (array) $wpdb->get_results( $wpdb->prepare( "SELECT id, email FROM %i WHERE state = 'active' AND due_at > 0 AND due_at <= %d ORDER BY due_at, id LIMIT %d", $this->tables->subscriptions(), $now, $limit ), ARRAY_A ), 'email', 'id' );
	}

	private function claim( int $subscription, int $now ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE %i SET due_at = 0, digest_at = %d WHERE id = %d AND state = 'active' AND due_at > 0 AND due_at <= %d", $this->tables->subscriptions(), $now, $subscription, $now ) );
	}

	private function has_news( int $subscription ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT event_id FROM %i WHERE %i = %d AND outbox_id = 0 LIMIT 1', $this->tables->news(), $this->tables->subscription, $subscription ) );
	}

	private function assign( int $subscription, int $mail ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET outbox_id = %d WHERE %i = %d AND outbox_id = 0', $this->tables->news(), $mail, $this->tables->subscription, $subscription ) );
	}
}

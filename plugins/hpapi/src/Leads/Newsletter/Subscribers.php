<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use Closure;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Subscription\SubscriptionTable;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Leads\LeadTables;

/**
 * The list of subscribers in the database.
 */
final class Subscribers {

	public function find( int $id ): ?Subscriber {
		return $this->one( 'id', (string) $id );
	}

	public function find_public( string $public_id ): ?Subscriber {
		return $this->one( 'public_id', $public_id );
	}

	public function find_email( string $email ): ?Subscriber {
		return $this->one( 'email_hash', EmailAddress::hash_of( $email ) );
	}

	/** The one that a sign-up token was first used for. */
	public function find_token( string $token_id ): ?Subscriber {
		return $this->one( 'token_id', $token_id );
	}

	/**
	 * Keeps that somebody asked for the newsletter with this address. Whether it is on the list already stays as it is:
	 * only its owner decides that.
	 *
	 * @throws VisitorError Where the database did not keep it.
	 */
	public function ask( EmailAddress $email, string $source, string $token_id, int $now ): Subscriber {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (public_id, email, email_hash, state, source, token_id, requested_at) VALUES (%s, %s, %s, %s, %s, %s, %d)',
				$this->table(),
				bin2hex( random_bytes( 16 ) ),
				$email->value,
				$email->hash(),
				SubscriberState::Pending->value,
				$source,
				$token_id,
				$now
			)
		);
		$kept = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET token_id = %s, requested_at = %d WHERE email_hash = %s', $this->table(), $token_id, $now, $email->hash() ) );
		return ( false === $kept ? null : $this->find_email( $email->value ) ) ?? throw NewsletterErrors::not_kept();
	}

	/** @return bool Whether this call changed it. */
	public function confirm( Subscriber $subscriber, int $now ): bool {
		// Also after the end: a link from before it is not good any more (SubscriptionLinks).
		return $this->change( static fn ( SubscriptionTable $steps ): bool => $steps->confirm( $subscriber->id, $now, also_ended: true ) );
	}

	/** @return bool Whether this call changed it. */
	public function unsubscribe( Subscriber $subscriber, int $now ): bool {
		return $this->change( static fn ( SubscriptionTable $steps ): bool => $steps->end( $subscriber->id, $now ) );
	}

	public function mail_queued( int $id, int $outbox_id ): void {
		global $wpdb;
		$wpdb->update( $this->table(), array( 'mail_outbox_id' => $outbox_id ), array( 'id' => $id ) );
	}

	public function mail_sent( int $id, int $outbox_id ): void {
		global $wpdb;
		$wpdb->update( $this->table(), array( 'sent_outbox_id' => $outbox_id ), array( 'id' => $id ) );
	}

	public function delete_email( string $email ): int|false {
		global $wpdb;
		$gone = $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE email_hash = %s', $this->table(), EmailAddress::hash_of( $email ) ) );
		return is_int( $gone ) ? $gone : false;
	}

	/** Forgets what was never confirmed, and who left long ago. */
	public function forget( int $unconfirmed_before, int $left_before ): void {
		$this->steps()->forget( $unconfirmed_before, $left_before );
	}

	/**
	 * Newest first.
	 *
	 * @param string $search A part of an address; empty for all.
	 * @return list<Subscriber>
	 */
	public function page( string $search, int $limit, int $offset ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT * FROM %i WHERE email LIKE %s ORDER BY id DESC LIMIT %d OFFSET %d', $this->table(), $this->pattern( $search ), $limit, $offset ),
			ARRAY_A
		);
		return array_map( Subscriber::from_row( ... ), array_values( (array) $rows ) );
	}

	public function count( string $search ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE email LIKE %s', $this->table(), $this->pattern( $search ) ) );
	}

	/**
	 * All who get the newsletter, in batches, so that a long list fits into memory.
	 *
	 * @return iterable<Subscriber>
	 */
	public function subscribed(): iterable {
		global $wpdb;
		$last = 0;
		do {
			$rows = (array) $wpdb->get_results(
				$wpdb->prepare( 'SELECT * FROM %i WHERE state = %s AND id > %d ORDER BY id LIMIT 500', $this->table(), SubscriberState::Subscribed->value, $last ),
				ARRAY_A
			);
			foreach ( $rows as $row ) {
				$subscriber = Subscriber::from_row( $row );
				$last       = $subscriber->id;
				yield $subscriber;
			}
		} while ( array() !== $rows );
	}

	/** @param Closure(SubscriptionTable): bool $step */
	private function change( Closure $step ): bool {
		try {
			return $step( $this->steps() );
		} catch ( WriteFailed ) {
			throw NewsletterErrors::not_kept();
		}
	}

	private function steps(): SubscriptionTable {
		return new SubscriptionTable(
			LeadTables::SUBSCRIBER,
			'unsubscribed_at',
			array(
				SubscriptionState::Active->value => SubscriberState::Subscribed->value,
				SubscriptionState::Ended->value  => SubscriberState::Unsubscribed->value,
			)
		);
	}

	private function one( string $column, string $value ): ?Subscriber {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', $this->table(), $column, $value ), ARRAY_A );
		return is_array( $row ) ? Subscriber::from_row( $row ) : null;
	}

	private function pattern( string $search ): string {
		global $wpdb;
		return '' === trim( $search ) ? '%' : '%' . $wpdb->esc_like( trim( $search ) ) . '%';
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . LeadTables::SUBSCRIBER;
	}
}

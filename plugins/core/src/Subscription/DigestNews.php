<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * What waits to be told to the subscriptions of a list, from the event that concerns one to the mail that has gone.
 */
final readonly class DigestNews {

	public function __construct( private DigestTables $tables ) {}

	/**
	 * News of these events make their subscriptions due, each in its rhythm. One that is due already stays as it is; one
	 * that writes as it happens waits until an hour has passed since its last mail.
	 *
	 * @param list<int> $events
	 * @param string              $column Of the subscriptions' table: only these are looked at. Empty for all.
	 * @param list<int>           $among  Values of that column.
	 */
	public function make_due( array $events, DueTimes $due_times, int $now, string $column = '', array $among = array() ): void {
		global $wpdb;
		if ( array() === $events ) {
			return;
		}
		$numbers = static fn ( array $values ): string => implode( ',', array_map( intval( ... ), $values ) );
		foreach ( Frequency::cases() as $frequency ) {
			$next = $due_times->next( $frequency, $now );
			$wait = Frequency::Instant === $frequency ? DueTimes::INSTANT_SECONDS : 0;
			// phpcs:disable WordPress.DB.PreparedSQL -- Whole numbers of ours.
			$wpdb->query(
				$wpdb->prepare(
					'UPDATE %i SET due_at = CASE WHEN digest_at + %d > %d THEN digest_at + %d ELSE %d END WHERE '
					. ( '' === $column || array() === $among ? '' : $wpdb->prepare( '%i', $column ) . " IN ({$numbers( $among )}) AND " )
					. "frequency = %s AND state = %s AND due_at = 0
					AND id IN (SELECT %i FROM %i WHERE event_id IN ({$numbers( $events )}) AND outbox_id = 0)",
					$this->tables->subscriptions(),
					$wait,
					$next,
					$wait,
					$next,
					$frequency->value,
					SubscriptionState::Active->value,
					$this->tables->subscription,
					$this->tables->news()
				)
			);
			// phpcs:enable
		}
	}

	/**
	 * Something that cannot wait for its subscription's rhythm: all that waits for these goes with the next step.
	 *
	 * @param list<int> $subscriptions
	 */
	public function make_due_now( array $subscriptions, int $now ): void {
		global $wpdb;
		foreach ( array_chunk( $subscriptions, 500 ) as $some ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due_at = %d WHERE state = %s AND (due_at = 0 OR due_at > %d) AND id IN (' . implode( ',', array_map( intval( ... ), $some ) ) . ')', $this->tables->subscriptions(), $now, SubscriptionState::Active->value, $now ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Whole numbers of ours.
		}
	}

	/** What waits already follows a new rhythm. */
	public function move_due( int $subscription, int $due_at ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due_at = %d WHERE id = %d AND due_at > 0', $this->tables->subscriptions(), $due_at, $subscription ) );
	}

	/** Forgets what waits: after a pause it would be old news, and after the end nobody wants it. */
	public function forget_untold( int $subscription ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE %i = %d AND outbox_id = 0', $this->tables->news(), $this->tables->subscription, $subscription ) );
	}

	/** The mail has gone. */
	public function told( int $subscription, int $outbox_id, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET told_at = %d WHERE %i = %d AND outbox_id = %d AND told_at = 0', $this->tables->news(), $now, $this->tables->subscription, $subscription, $outbox_id ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET sent_at = %d WHERE id = %d', $this->tables->subscriptions(), $now, $subscription ) );
	}
}

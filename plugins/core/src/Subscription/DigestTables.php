<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * Where a list stores its subscriptions, and what waits to be told to each.
 *
 * - Subscriptions: `id`, `email`, `state` (names as SubscriptionState), `frequency`, `due_at` (when the next mail is made;
 *   0 while nothing waits), `digest_at` (when the last one was made) and `sent_at` (when it had gone).
 * - News, one row for a subscription and an event: the subscription's id, `event_id`, `outbox_id` (the mail that tells it; 0
 *   while it waits) and `told_at`.
 */
final readonly class DigestTables {

	/**
	 * @param string $subscriptions Table, without the site's prefix.
	 * @param string $news          Table, without the site's prefix.
	 * @param string $subscription  The news' column with the subscription's id, e.g. `search_id`.
	 */
	public function __construct(
		private string $subscriptions,
		private string $news,
		public string $subscription,
	) {}

	public function subscriptions(): string {
		global $wpdb;
		return $wpdb->prefix . $this->subscriptions;
	}

	public function news(): string {
		global $wpdb;
		return $wpdb->prefix . $this->news;
	}
}

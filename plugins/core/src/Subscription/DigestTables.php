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
 *
 * The constants are columns for `Migrations::table()`; a list adds its own.
 */
final readonly class DigestTables {

	private const TIME = ' bigint(20) unsigned NOT NULL DEFAULT 0';

	/** Of a subscription. state: pending, active, paused, ended. due_at: when its next mail is made, 0 while nothing waits; digest_at: when the last one was. */
	public const SUBSCRIPTION_COLUMNS = 'frequency varchar(10) NOT NULL,
			state varchar(10) NOT NULL,
			requested_at' . self::TIME . ',
			confirmed_at' . self::TIME . ',
			ended_at' . self::TIME . ',
			due_at' . self::TIME . ',
			digest_at' . self::TIME . ',
			sent_at' . self::TIME;

	/** Of an event. batch: those that are matched together; cursor_id: the last that they were held against. */
	public const EVENT_COLUMNS = 'noted_at' . self::TIME . ',
			batch varchar(32) NOT NULL DEFAULT \'\',
			cursor_id' . self::TIME . ',
			matched_at' . self::TIME;

	/** Of what waits to be told. outbox_id: the mail it is told in; told_at: when that had gone. */
	public const NEWS_COLUMNS = 'event_id bigint(20) unsigned NOT NULL,
			outbox_id' . self::TIME . ',
			told_at' . self::TIME;

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

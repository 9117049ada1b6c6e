<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionState;

/**
 * What one person wants to hear about.
 */
final readonly class SavedSearch {

	private function __construct(
		public int $id,
		public int $query_id,
		public string $email,
		public string $email_hash,
		public Frequency $frequency,
		public bool $price_drops,
		public SubscriptionState $state,
		public string $secret,
		public string $label,
		public int $requested_at,
		public int $confirmed_at,
		public int $ended_at,
		public int $sent_at,
		public int $letter_outbox_id,
	) {}

	/** @param array<string, string|null> $row With the query's label. */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['query_id'],
			(string) $row['email'],
			(string) $row['email_hash'],
			Frequency::tryFrom( (string) $row['frequency'] ) ?? Frequency::Daily,
			(bool) $row['price_drops'],
			SubscriptionState::tryFrom( (string) $row['state'] ) ?? SubscriptionState::Ended,
			(string) $row['secret'],
			(string) ( $row['label'] ?? '' ),
			(int) $row['requested_at'],
			(int) $row['confirmed_at'],
			(int) $row['ended_at'],
			(int) $row['sent_at'],
			(int) $row['letter_outbox_id'],
		);
	}
}

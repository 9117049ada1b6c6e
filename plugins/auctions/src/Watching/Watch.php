<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionState;

/**
 * An address that watches lots and sales.
 */
final readonly class Watch {

	private function __construct(
		public int $id,
		public string $email,
		public string $email_hash,
		public Frequency $frequency,
		public SubscriptionState $state,
		public string $secret,
		public int $letter_outbox_id,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['email'],
			(string) $row['email_hash'],
			Frequency::tryFrom( (string) $row['frequency'] ) ?? Frequency::Instant,
			SubscriptionState::tryFrom( (string) $row['state'] ) ?? SubscriptionState::Ended,
			(string) $row['secret'],
			(int) $row['letter_outbox_id'],
		);
	}
}

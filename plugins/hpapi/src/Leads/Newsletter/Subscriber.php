<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

/**
 * A row of the list. Times are Unix seconds, 0 for never.
 */
final readonly class Subscriber {

	public function __construct(
		public int $id,
		public string $public_id,
		public string $email,
		public SubscriberState $state,
		public string $source,
		public string $token_id,
		public int $requested_at,
		public int $confirmed_at,
		public int $unsubscribed_at,
		public int $mail_outbox_id,
		public int $sent_outbox_id,
	) {}

	/** @param array<string, mixed> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['public_id'],
			(string) $row['email'],
			SubscriberState::tryFrom( (string) $row['state'] ) ?? SubscriberState::Pending,
			(string) $row['source'],
			(string) $row['token_id'],
			(int) $row['requested_at'],
			(int) $row['confirmed_at'],
			(int) $row['unsubscribed_at'],
			(int) $row['mail_outbox_id'],
			(int) $row['sent_outbox_id'],
		);
	}
}

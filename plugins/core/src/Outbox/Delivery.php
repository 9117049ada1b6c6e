<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Limits\MailCeiling;

/**
 * A row of the outbox as staff see it. Times are Unix seconds, 0 for what has not happened.
 */
final readonly class Delivery {

	public function __construct(
		public int $id,
		public string $kind,
		public string $subject,
		public string $payload,
		public DeliveryState $state,
		public bool $is_claimed,
		public int $attempts,
		public int $created_at,
		public int $next_at,
		public int $tried_at,
		public int $done_at,
		public int $failed_at,
		public int $renewed_at,
		public string $last_error,
		/** A mail to a visitor that waits for room (MailCeiling). */
		public bool $is_held,
		public bool $was_held,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row, int $now ): self {
		$number = static fn ( string $name ): int => (int) ( $row[ $name ] ?? 0 );
		return new self(
			$number( 'id' ),
			(string) $row['kind'],
			(string) $row['subject'],
			(string) $row['payload'],
			match ( true ) {
				$number( 'done_at' ) > 0   => DeliveryState::Delivered,
				$number( 'failed_at' ) > 0 => DeliveryState::GivenUp,
				$number( 'attempts' ) > 0  => DeliveryState::Failing,
				default                    => DeliveryState::Waiting,
			},
			'' !== (string) $row['claimed_by'] && 0 === $number( 'done_at' ) && 0 === $number( 'failed_at' ) && $number( 'next_at' ) > $now,
			$number( 'attempts' ),
			$number( 'created_at' ),
			$number( 'next_at' ),
			$number( 'claimed_at' ),
			$number( 'done_at' ),
			$number( 'failed_at' ),
			$number( 'renewed_at' ),
			(string) $row['last_error'],
			'' !== (string) ( $row['mailbox'] ?? '' ) && 0 === $number( 'admitted_at' ) && 0 === $number( 'done_at' ) && 0 === $number( 'failed_at' ),
			$number( 'admitted_at' ) > $number( 'created_at' ),
		);
	}

	/** Whether a worker may take it now. */
	public function is_due( int $now ): bool {
		return 0 === $this->done_at && 0 === $this->failed_at && ! $this->is_held && $this->next_at <= $now;
	}
}

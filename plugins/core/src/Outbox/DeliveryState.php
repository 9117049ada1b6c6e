<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

/**
 * Where a row of the outbox stands.
 */
enum DeliveryState: string {

	/** Not tried yet. */
	case Waiting = 'waiting';
	/** Tried in vain; will be tried again. */
	case Failing = 'failing';
	/** Will not be tried again unless a person says so. */
	case GivenUp = 'given-up';
	case Delivered = 'delivered';

	public function label(): string {
		return match ( $this ) {
			self::Waiting   => __( 'Queued', 'hearth-hammer' ),
			self::Failing   => __( 'Retrying', 'hearth-hammer' ),
			self::GivenUp   => __( 'Failed', 'hearth-hammer' ),
			self::Delivered => __( 'Delivered', 'hearth-hammer' ),
		};
	}

	/** Whether no worker will take it again by itself. */
	public function is_settled(): bool {
		return self::GivenUp === $this || self::Delivered === $this;
	}

	/** Of a row, as a condition of SQL without parameters. */
	public function condition(): string {
		return match ( $this ) {
			self::Waiting   => 'done_at = 0 AND failed_at = 0 AND attempts = 0',
			self::Failing   => 'done_at = 0 AND failed_at = 0 AND attempts > 0',
			self::GivenUp   => 'done_at = 0 AND failed_at > 0',
			self::Delivered => 'done_at > 0',
		};
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * Where a subscription stands. Only an active one gets mail, and only its address's owner makes it active.
 *
 * A list that stores other names maps them (SubscriptionTable); a new one stores these.
 */
enum SubscriptionState: string {

	/** Asked for, by whoever typed the address; not yet confirmed by its owner. */
	case Pending = 'pending';
	case Active  = 'active';
	case Paused  = 'paused';
	case Ended   = 'ended';

	/**
	 * Whether it may go from this state to another one.
	 *
	 * Who asks again for one that has not ended changes nothing of it: a stranger may know the address.
	 */
	public function may_become( self $next ): bool {
		return match ( $this ) {
			self::Pending => self::Paused !== $next,
			self::Active => self::Paused === $next || self::Ended === $next,
			self::Paused => self::Active === $next || self::Ended === $next,
			// Active: a list that does not store a new wish for it confirms by a link that was made after the end.
			self::Ended => self::Pending === $next || self::Active === $next,
		};
	}

	public function label(): string {
		return match ( $this ) {
			self::Pending => __( 'Not confirmed', 'hearth-hammer' ),
			self::Active => __( 'Active', 'hearth-hammer' ),
			self::Paused => __( 'Paused', 'hearth-hammer' ),
			self::Ended => __( 'Ended', 'hearth-hammer' ),
		};
	}
}

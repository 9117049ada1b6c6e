<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

/**
 * Where a saved search stands. Only an active one is written to.
 */
enum State: string {

	case Pending = 'pending';
	case Active  = 'active';
	case Paused  = 'paused';
	case Ended   = 'ended';

	public function label(): string {
		return match ( $this ) {
			self::Pending => __( 'Not confirmed', 'hearth-hammer' ),
			self::Active => __( 'Active', 'hearth-hammer' ),
			self::Paused => __( 'Paused', 'hearth-hammer' ),
			self::Ended => __( 'Ended', 'hearth-hammer' ),
		};
	}
}

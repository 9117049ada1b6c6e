<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Auctions\Lots\LotStatus;

/**
 * What the desk says of a lot.
 */
enum SaleDayOutcome: string {

	case Sold      = 'sold';
	case Unsold    = 'unsold';
	case Referred  = 'referred';
	case Withdrawn = 'withdrawn';
	case Postponed = 'postponed';

	/** The lot is again as it was before its last entry. */
	case Undo = 'undo';

	/** Null of an undo. */
	public function status(): ?LotStatus {
		return self::Undo === $this ? null : LotStatus::from( $this->value );
	}
}

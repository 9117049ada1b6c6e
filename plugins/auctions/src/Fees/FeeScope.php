<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * On which lots a fee is due.
 */
enum FeeScope: string {

	case All      = 'all';
	case Property = 'property';
	case Vehicle  = 'vehicle';

	/** @param self $lot What the lot is; All for what is neither. */
	public function covers( self $lot ): bool {
		return self::All === $this || $this === $lot;
	}
}

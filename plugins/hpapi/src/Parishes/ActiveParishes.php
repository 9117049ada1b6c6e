<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

/**
 * Says which parishes have a property on the market (PAR-02). Properties know; parishes do not know them.
 */
interface ActiveParishes {

	/** @return array<int, true> Post ids of parishes. */
	public function ids(): array;
}

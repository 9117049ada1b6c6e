<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Hpapi\Properties\Index\Stock;

/**
 * Which parishes have a property on the market: counted once after a property changed, kept until the next does.
 */
final class ActiveParishes {

	/** @return array<int, true> Post ids of parishes. */
	public function ids(): array {
		return array_fill_keys( array_keys( Stock::now()->parishes() ), true );
	}
}

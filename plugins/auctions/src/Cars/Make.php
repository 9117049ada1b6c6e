<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;

/**
 * A make of vehicles, and how many lots of it come up.
 */
final readonly class Make {

	public function __construct(
		public string $slug,
		public string $name,
		public int $lots = 0,
	) {}

	public function url( Business $business ): string {
		return SaleAddresses::make( $business, $this->slug );
	}
}

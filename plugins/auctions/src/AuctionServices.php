<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotWriter;

/**
 * What the modules of the auctions and the façade share.
 */
final readonly class AuctionServices {

	private function __construct(
		public LotHistory $history,
		public LotWriter $lots,
	) {}

	public static function make(): self {
		$history = new LotHistory();
		return new self( $history, new LotWriter( $history ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Auctions\Enquiries\Offers\Offers;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The sale-day desk: results lot after lot, at the rostrum's pace (STAFF-05).
 */
final readonly class SaleDayModule implements Module {

	public function __construct(
		private LotWriter $lots,
		private Locks $locks,
		private Offers $offers,
		private SellerRepository $sellers,
		private AuctionIndex $index,
	) {}

	public function register(): void {
		$entries = new EntryRepository();
		$state   = new DeskState( $entries );
		$desk    = new ResultDesk( $entries, $this->lots, $this->locks, $this->index );
		$closing = new ClosingState( $state, $entries, $this->sellers );
		( new SaleDayController( dirname( __DIR__, 2 ) . '/schemas', $desk, $state, $closing, new CloseSale( $desk, $entries, $closing, $this->offers, $this->index ) ) )->register();
		( new DeskScreen( $state ) )->register();
	}
}

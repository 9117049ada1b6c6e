<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use Closure;
use HearthHammer\Auctions\Enquiries\Offers\Offers;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * The sale-day desk: results lot after lot, at the rostrum's pace (STAFF-05).
 */
final readonly class SaleDayModule implements Module {

	/**
	 * @param Closure(): LotWriter        $lots    All are made when they are needed.
	 * @param Closure(): Offers           $offers
	 * @param Closure(): SellerRepository $sellers
	 * @param Closure(): AuctionIndex     $index
	 */
	public function __construct(
		private Closure $lots,
		private Locks $locks,
		private Closure $offers,
		private Closure $sellers,
		private Closure $index,
	) {}

	public function register(): void {
		( new Waiting( Waiting::REST, fn (): array => array( $this->routes() ) ) )->register();
		( new Waiting( Waiting::ADMIN, static fn (): array => array( new DeskScreen( new DeskState( new EntryRepository() ) ) ) ) )->register();
	}

	private function routes(): SaleDayController {
		$entries = new EntryRepository();
		$state   = new DeskState( $entries );
		$desk    = new ResultDesk( $entries, ( $this->lots )(), $this->locks );
		$closing = new ClosingState( $state, $entries, ( $this->sellers )() );
		return new SaleDayController( dirname( __DIR__, 2 ) . '/schemas', $desk, $state, $closing, new CloseSale( $desk, $entries, $closing, ( $this->offers )(), ( $this->index )() ) );
	}
}

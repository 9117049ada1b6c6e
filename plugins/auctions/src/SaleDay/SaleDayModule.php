<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

use HearthHammer\Auctions\Lots\LotWriter;
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
	) {}

	public function register(): void {
		$entries = new EntryRepository();
		$state   = new DeskState( $entries );
		( new SaleDayController( dirname( __DIR__, 2 ) . '/schemas', new ResultDesk( $entries, $this->lots, $this->locks ), $state ) )->register();
		( new DeskScreen( $state ) )->register();
	}
}

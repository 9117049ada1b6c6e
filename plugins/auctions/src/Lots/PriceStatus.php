<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

/**
 * What is said of a lot's price. What happened to the lot is its LotStatus.
 */
enum PriceStatus: string {

	case Guide      = 'guide';
	case GuideRange = 'guide_range';
	case Estimate   = 'estimate';
	case NoReserve  = 'no_reserve';
	case ReserveMet = 'reserve_met';
	case Poa        = 'poa';
	case Refer      = 'refer';

	/** As it stands before or in place of a figure. */
	public function label(): string {
		return match ( $this ) {
			self::Guide, self::GuideRange => __( 'Guide price', 'hearth-hammer' ),
			self::Estimate => __( 'Estimate', 'hearth-hammer' ),
			self::NoReserve => __( 'No reserve', 'hearth-hammer' ),
			self::ReserveMet => __( 'Reserve met', 'hearth-hammer' ),
			self::Poa => __( 'Price on application', 'hearth-hammer' ),
			self::Refer => __( 'Refer to auctioneer', 'hearth-hammer' ),
		};
	}

	/** Whether it says nothing without figures. */
	public function needs_figures(): bool {
		return in_array( $this, array( self::Guide, self::GuideRange, self::Estimate ), true );
	}

	/** Whether figures may be shown: a price on application stays unsaid though one is stored. */
	public function shows_figures(): bool {
		return ! in_array( $this, array( self::Poa, self::Refer ), true );
	}
}

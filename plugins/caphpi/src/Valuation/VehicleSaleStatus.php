<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

/**
 * What became of a vehicle at the auction; the value is what the record and the spreadsheet say.
 */
enum VehicleSaleStatus: string {

	case Entered   = 'Entered';
	case Sold      = 'Sold';
	case Unsold    = 'Unsold';
	case Withdrawn = 'Withdrawn';

	public function label(): string {
		return match ( $this ) {
			self::Entered   => __( 'Entered, not yet offered', 'hearth-hammer' ),
			self::Sold      => __( 'Sold', 'hearth-hammer' ),
			self::Unsold    => __( 'Offered, not sold', 'hearth-hammer' ),
			self::Withdrawn => __( 'Withdrawn', 'hearth-hammer' ),
		};
	}
}

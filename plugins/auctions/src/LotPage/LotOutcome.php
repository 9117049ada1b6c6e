<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Money\Amount;

/**
 * What became of a lot, or how it stands, in a sentence; empty where it is simply to be sold.
 */
final class LotOutcome {

	public static function of( LotRecord $lot ): string {
		$hammer = $lot->int( 'hammer' );
		$price  = $hammer > 0 ? Amount::pounds( $hammer ) : '';
		$sale   = $lot->sale;
		if ( LotStatus::Available === $lot->status() ) {
			return match ( $sale?->status() ) {
				SaleStatus::Cancelled => __( 'The sale was cancelled: this lot was not offered.', 'hearth-hammer' ),
				SaleStatus::Finished => __( 'The sale is over. We have no result for this lot yet.', 'hearth-hammer' ),
				default => '',
			};
		}
		return match ( $lot->status() ) {
			LotStatus::Sold => '' === $price
				? __( 'Sold at the sale.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'Sold at the sale for %s.', 'hearth-hammer' ), $price ),
			LotStatus::SoldPrior => '' === $price
				? __( 'Sold before the sale.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'Sold before the sale for %s.', 'hearth-hammer' ), $price ),
			LotStatus::SoldAfter => '' === $price
				? __( 'Sold after the sale.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'Sold after the sale for %s.', 'hearth-hammer' ), $price ),
			LotStatus::Unsold => __( 'Unsold. It may still be available: ask us.', 'hearth-hammer' ),
			LotStatus::Withdrawn => __( 'Withdrawn: this lot is no longer for sale.', 'hearth-hammer' ),
			LotStatus::Postponed => __( 'Postponed: this lot will be offered at a later sale.', 'hearth-hammer' ),
			default => '' === $price
				? __( 'Provisional: the highest bid is being put to the seller.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'Provisional: the highest bid, %s, is being put to the seller.', 'hearth-hammer' ), $price ),
		};
	}
}

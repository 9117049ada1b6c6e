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
		$hammer = $lot->hammer_in_pence();
		$price  = $hammer > 0 ? Amount::pence( $hammer, true ) : '';
		$sale   = $lot->sale;
		if ( LotStatus::Available === $lot->status() ) {
			return match ( $sale?->status() ) {
				SaleStatus::Cancelled => __( 'The auction was cancelled, so this lot was not offered.', 'hearth-hammer' ),
				SaleStatus::Postponed => __( 'The auction has been postponed. We’ll offer this lot on the new date.', 'hearth-hammer' ),
				SaleStatus::Finished => __( 'The auction is over. We don’t have a result for this lot yet.', 'hearth-hammer' ),
				default => '',
			};
		}
		$again = $lot->status()->is_gone() && LotStatus::Withdrawn !== $lot->status() ? null : OtherOffers::later( $lot );
		if ( null !== $again ) {
			return $again['words'] . '.';
		}
		return match ( $lot->status() ) {
			LotStatus::Sold => '' === $price
				? __( 'Sold at auction.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'Sold at auction for %s.', 'hearth-hammer' ), $price ),
			LotStatus::SoldPrior => '' === $price
				? __( 'Sold before the auction.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'Sold before the auction for %s.', 'hearth-hammer' ), $price ),
			LotStatus::SoldAfter => '' === $price
				? __( 'Sold after the auction.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'Sold after the auction for %s.', 'hearth-hammer' ), $price ),
			LotStatus::Unsold => __( 'Unsold. It may still be available. Ask us.', 'hearth-hammer' ),
			LotStatus::Withdrawn => __( 'This lot was withdrawn and is no longer for sale.', 'hearth-hammer' ),
			LotStatus::Postponed => __( 'This lot was postponed and will be offered at a later auction.', 'hearth-hammer' ),
			default => '' === $price
				? __( 'The highest bid is being put to the seller.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'The highest bid, %s, is being put to the seller.', 'hearth-hammer' ), $price ),
		};
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Core\Money\Amount;

/**
 * SALE-07: what a seller is told of their lot, each at its moment.
 */
enum SellerNews: string {

	case Entered   = 'entered';
	case Catalogue = 'catalogue';
	case Offer     = 'offer';
	case Result    = 'result';
	case Again     = 'again';

	/**
	 * The subject, too.
	 *
	 * @param int $price Pence, for which the lot was sold; 0 where it is not known.
	 */
	public function heading( LotRecord $lot, int $price ): string {
		$status = $lot->status();
		return match ( $this ) {
			self::Entered   => __( 'Your lot is entered in our auction', 'hearth-hammer' ),
			self::Catalogue => __( 'Your lot is in the catalogue', 'hearth-hammer' ),
			self::Offer     => __( 'We’ve received an offer for your lot', 'hearth-hammer' ),
			self::Again     => __( 'We’re offering your lot again', 'hearth-hammer' ),
			self::Result    => match ( true ) {
				/* translators: %s: an amount of money */
				$status->is_sold() && $price > 0 => sprintf( __( 'Your lot has been sold for %s', 'hearth-hammer' ), Amount::pence( $price, true ) ),
				$status->is_sold()               => __( 'Your lot has been sold', 'hearth-hammer' ),
				LotStatus::Referred === $status  => __( 'We have a bid for your lot to discuss', 'hearth-hammer' ),
				default                          => __( 'Your lot was not sold', 'hearth-hammer' ),
			},
		};
	}

	/** @param int $offer Whole pounds, of the offer that it is about. */
	public function next( LotRecord $lot, int $offer = 0 ): string {
		$sale = $lot->sale;
		$when = null === $sale ? '' : $sale->title() . ( $sale->starts_at() > 0 ? ', ' . SaleDates::day( $sale->starts_at() ) : '' );
		return match ( $this ) {
			/* translators: %s: a sale with its day */
			self::Entered   => sprintf( __( 'We’ve entered it in this auction: %s. We’ll email you when the catalogue is published.', 'hearth-hammer' ), $when ),
			/* translators: 1: number of a lot, 2: a sale with its day */
			self::Catalogue => sprintf( __( 'It is lot %1$s in this auction: %2$s. Check that the details are right, and call us if they aren’t.', 'hearth-hammer' ), $lot->number()->printed, $when ),
			/* translators: %s: an amount of money */
			self::Offer     => sprintf( __( 'The offer is %s. Call us to accept or decline it, or to hear about the bidder.', 'hearth-hammer' ), Amount::pounds( $offer ) ),
			/* translators: 1: number of a lot, 2: a sale with its day */
			self::Again     => sprintf( __( 'It is lot %1$s in this auction: %2$s.', 'hearth-hammer' ), $lot->number()->printed, $when ),
			self::Result    => match ( true ) {
				$lot->status()->is_sold()               => __( 'We’ll contact you about the next steps and your payment.', 'hearth-hammer' ),
				LotStatus::Referred === $lot->status()  => __( 'We’ll call you about the highest bid, and to hear whether you accept it.', 'hearth-hammer' ),
				default                                 => __( 'Bidders can still make an offer on its page. We’ll call you about what to do next.', 'hearth-hammer' ),
			},
		};
	}

	/**
	 * What a seller is told once; another price or status is another result.
	 *
	 * @param int $price Pence, as heading() has it.
	 * @param int $offer Id of the enquiry that it is about.
	 */
	public function mark( LotRecord $lot, int $price, int $offer = 0 ): string {
		return match ( $this ) {
			self::Offer  => "offer-{$offer}",
			self::Result => "result-{$lot->status()->value}-{$price}",
			default      => $this->value,
		};
	}
}

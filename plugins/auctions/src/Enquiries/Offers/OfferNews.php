<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Offers;

/**
 * What an offer's bidder is told after the acknowledgement: by email, and of a withdrawal on the page where they did it.
 */
enum OfferNews: string {

	case Accepted  = 'accepted';
	case Declined  = 'declined';
	/** Another one was accepted. */
	case Outbid    = 'outbid';
	/** The lot was sold at its auction. */
	case Auctioned = 'auctioned';
	case Withdrawn = 'withdrawn';

	public function heading(): string {
		return match ( $this ) {
			self::Accepted => __( 'Your offer has been accepted', 'hearth-hammer' ),
			self::Declined => __( 'Your offer hasn’t been accepted', 'hearth-hammer' ),
			self::Outbid => __( 'This lot has been sold to another buyer', 'hearth-hammer' ),
			self::Auctioned => __( 'This lot was sold at the auction', 'hearth-hammer' ),
			self::Withdrawn => __( 'Your offer has been withdrawn', 'hearth-hammer' ),
		};
	}

	/**
	 * What happens next.
	 *
	 * @param bool $is_property Whether the lot is sold by an exchange of contracts.
	 */
	public function next( bool $is_property ): string {
		return match ( $this ) {
			self::Accepted => $is_property
				? __( 'The seller has accepted your offer. We’ll call you about the contract, the deposit and the completion date. The sale is binding once contracts are exchanged or we confirm it in writing.', 'hearth-hammer' )
				: __( 'The seller has accepted your offer. We’ll call you about payment and collection. The sale is binding once we confirm it in writing.', 'hearth-hammer' ),
			self::Declined => __( 'The seller has decided not to accept your offer. You can make a higher one on the lot’s page while it’s still for sale.', 'hearth-hammer' ),
			self::Outbid => __( 'The seller has accepted another offer, so we’ve closed yours. Thank you for your interest. You don’t need to do anything.', 'hearth-hammer' ),
			self::Auctioned => __( 'The lot was sold to the highest bidder at the auction, so we’ve closed your offer. Thank you for your interest. You don’t need to do anything.', 'hearth-hammer' ),
			self::Withdrawn => __( 'We’ve told the saleroom that you no longer want to buy this lot. You don’t need to do anything else.', 'hearth-hammer' ),
		};
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

/**
 * What somebody wants of an auction.
 */
enum EnquiryKind: string {

	case Ask           = 'ask';
	case Viewing       = 'viewing';
	case Register      = 'register';
	case CommissionBid = 'commission_bid';
	case TelephoneBid  = 'telephone_bid';
	case Sell          = 'sell';

	/** For staff. */
	public function label(): string {
		return match ( $this ) {
			self::Ask => __( 'Question', 'hearth-hammer' ),
			self::Viewing => __( 'Viewing', 'hearth-hammer' ),
			self::Register => __( 'Registration to bid', 'hearth-hammer' ),
			self::CommissionBid => __( 'Commission bid', 'hearth-hammer' ),
			self::TelephoneBid => __( 'Telephone bid', 'hearth-hammer' ),
			self::Sell => __( 'Wish to sell', 'hearth-hammer' ),
		};
	}

	/** What a visitor chooses on the page of a lot. */
	public function wish(): string {
		return match ( $this ) {
			self::Ask => __( 'Ask a question', 'hearth-hammer' ),
			self::Viewing => __( 'Ask for a viewing', 'hearth-hammer' ),
			self::Register => __( 'Register to bid', 'hearth-hammer' ),
			self::CommissionBid => __( 'Leave a commission bid', 'hearth-hammer' ),
			self::TelephoneBid => __( 'Bid by telephone', 'hearth-hammer' ),
			self::Sell => __( 'Sell at our auction', 'hearth-hammer' ),
		};
	}

	/** @return array{string, string} What the visitor is told once it is kept: heading and what happens next. */
	public function thanks(): array {
		return match ( $this ) {
			self::Ask => array( __( 'Thank you, we have your question', 'hearth-hammer' ), __( 'Somebody who knows the lot will answer you, usually within one working day.', 'hearth-hammer' ) ),
			self::Viewing => array( __( 'Thank you, we have your request for a viewing', 'hearth-hammer' ), __( 'We will call or write to agree a time with you.', 'hearth-hammer' ) ),
			self::Register => array( __( 'Thank you, we have your registration', 'hearth-hammer' ), __( 'Before the sale we will ask you for proof of who you are and where you live, as the law wants it. You may bid once we have confirmed your registration.', 'hearth-hammer' ) ),
			self::CommissionBid => array( __( 'Thank you, we have your commission bid', 'hearth-hammer' ), __( 'It does not stand yet: somebody will call you to confirm it, and tell you about deposit and proof of identity. The auctioneer then bids for you, for as little as the room allows.', 'hearth-hammer' ) ),
			self::TelephoneBid => array( __( 'Thank you, we have your wish to bid by telephone', 'hearth-hammer' ), __( 'Somebody will call you to confirm a line for this lot, and tell you about deposit and proof of identity.', 'hearth-hammer' ) ),
			self::Sell => array( __( 'Thank you, we have what you would like to sell', 'hearth-hammer' ), __( 'Somebody from the saleroom will call you with an estimate and the next suitable sale, usually within one working day.', 'hearth-hammer' ) ),
		};
	}

	/** Whether it is about a sale to come rather than about a lot. */
	public function is_for_a_sale(): bool {
		return self::Ask !== $this && self::Viewing !== $this;
	}

	/** Whether it binds whoever sends it, once it is confirmed. */
	public function is_bid(): bool {
		return self::CommissionBid === $this || self::TelephoneBid === $this;
	}
}

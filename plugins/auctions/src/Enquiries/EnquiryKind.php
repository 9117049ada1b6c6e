<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\KindOfEnquiry;

defined( 'ABSPATH' ) || exit;

/**
 * What somebody wants of an auction.
 */
enum EnquiryKind: string implements KindOfEnquiry {

	case Ask           = 'ask';
	case Viewing       = 'viewing';
	case Register      = 'register';
	case CommissionBid = 'commission_bid';
	case TelephoneBid  = 'telephone_bid';
	/** For the lot outside its auction: staff decide on it by Offers\Offers alone. */
	case Offer         = 'offer';
	case Sell          = 'sell';

	/** For staff. */
	public function label(): string {
		return match ( $this ) {
			self::Ask => __( 'Question', 'hearth-hammer' ),
			self::Viewing => __( 'Viewing', 'hearth-hammer' ),
			self::Register => __( 'Registration to bid', 'hearth-hammer' ),
			self::CommissionBid => __( 'Commission bid', 'hearth-hammer' ),
			self::TelephoneBid => __( 'Telephone bid', 'hearth-hammer' ),
			self::Offer => __( 'Offer', 'hearth-hammer' ),
			self::Sell => __( 'Selling enquiry', 'hearth-hammer' ),
		};
	}

	/** What a visitor chooses on the page of a lot. */
	public function wish(): string {
		return match ( $this ) {
			self::Ask => __( 'Ask a question', 'hearth-hammer' ),
			self::Viewing => __( 'Request a viewing', 'hearth-hammer' ),
			self::Register => __( 'Register to bid', 'hearth-hammer' ),
			self::CommissionBid => __( 'Leave a commission bid', 'hearth-hammer' ),
			self::TelephoneBid => __( 'Bid by phone', 'hearth-hammer' ),
			self::Offer => __( 'Make an offer', 'hearth-hammer' ),
			self::Sell => __( 'Sell at auction', 'hearth-hammer' ),
		};
	}

	/** The button that sends it. */
	public function send(): string {
		return match ( $this ) {
			self::Ask => __( 'Send my question', 'hearth-hammer' ),
			self::Viewing => __( 'Request a viewing', 'hearth-hammer' ),
			self::Register => __( 'Register to bid', 'hearth-hammer' ),
			self::CommissionBid => __( 'Send my commission bid', 'hearth-hammer' ),
			self::TelephoneBid => __( 'Request a telephone bid', 'hearth-hammer' ),
			self::Offer => __( 'Send my offer', 'hearth-hammer' ),
			self::Sell => __( 'Request an estimate', 'hearth-hammer' ),
		};
	}

	/** @return array{string, string} What the visitor is told once it is kept: heading and what happens next. */
	public function thanks(): array {
		return match ( $this ) {
			self::Ask => array( __( 'Thank you, we’ve received your question', 'hearth-hammer' ), __( 'A member of our team who knows the lot will reply, usually within one working day.', 'hearth-hammer' ) ),
			self::Viewing => array( __( 'Thank you, we’ve received your viewing request', 'hearth-hammer' ), __( 'We’ll call or email you to agree a time.', 'hearth-hammer' ) ),
			self::Register => array( __( 'Thank you, we’ve received your registration', 'hearth-hammer' ), __( 'Before the auction, we’ll ask you for proof of identity and address, as the law requires. You can bid once we’ve confirmed your registration.', 'hearth-hammer' ) ),
			self::CommissionBid => array( __( 'Thank you, we’ve received your commission bid', 'hearth-hammer' ), __( 'Your bid isn’t confirmed yet. We’ll call you to confirm it and explain the deposit and proof of identity. The auctioneer will then bid for you, for as little as the other bids allow.', 'hearth-hammer' ) ),
			self::TelephoneBid => array( __( 'Thank you, we’ve received your telephone bid request', 'hearth-hammer' ), __( 'We’ll call you to confirm a line for this lot and explain the deposit and proof of identity.', 'hearth-hammer' ) ),
			self::Offer => array( __( 'Thank you, we’ve received your offer', 'hearth-hammer' ), __( 'We’ll put your offer to the seller and email you their answer. Neither you nor the seller is bound until we confirm the sale in writing or, for property, until contracts are exchanged. Until then, you can withdraw your offer.', 'hearth-hammer' ) ),
			self::Sell => array( __( 'Thank you, we’ve received your selling enquiry', 'hearth-hammer' ), __( 'Our saleroom will be in touch with an estimate and the next suitable auction, usually within one working day.', 'hearth-hammer' ) ),
		};
	}

	/** Whether it is about a sale to come rather than about a lot. */
	public function is_for_a_sale(): bool {
		return ! in_array( $this, array( self::Ask, self::Viewing, self::Offer ), true );
	}

	/** Whether it binds whoever sends it, once it is confirmed. */
	public function is_bid(): bool {
		return self::CommissionBid === $this || self::TelephoneBid === $this;
	}

	/** Whether we have to call the person who sends it. */
	public function needs_phone(): bool {
		return $this->is_bid() || self::Offer === $this;
	}

	/** Only what is binding is confirmed or declined, by telephone and without an email. An offer is decided once. */
	public function next( EnquiryState $from ): array {
		if ( self::Offer === $this ) {
			return $from->is_undecided() ? array( EnquiryState::Accepted, EnquiryState::Declined, EnquiryState::Withdrawn ) : array();
		}
		$is_binding = $this->is_bid() || self::Register === $this;
		return match ( $from ) {
			EnquiryState::Received, EnquiryState::Answered => $is_binding ? array( EnquiryState::Confirmed, EnquiryState::Declined, EnquiryState::Done ) : array( EnquiryState::Done ),
			EnquiryState::Confirmed => array( EnquiryState::Declined, EnquiryState::Done ),
			default => array(),
		};
	}

	public static function states(): array {
		return array( EnquiryState::Received, EnquiryState::Answered, EnquiryState::Confirmed, EnquiryState::Declined, EnquiryState::Done, EnquiryState::Accepted, EnquiryState::Withdrawn );
	}
}

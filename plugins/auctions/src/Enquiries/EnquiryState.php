<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

/**
 * How far an enquiry has come.
 */
enum EnquiryState: string {

	case Received  = 'received';
	/** Staff have written back; nothing is agreed or closed by that. */
	case Answered  = 'answered';
	case Confirmed = 'confirmed';
	case Declined  = 'declined';
	case Done      = 'done';
	/** Of offers: by the seller. */
	case Accepted  = 'accepted';
	/** Of offers: by the bidder. */
	case Withdrawn = 'withdrawn';

	public function label(): string {
		return match ( $this ) {
			self::Received => __( 'New', 'hearth-hammer' ),
			self::Answered => __( 'Answered', 'hearth-hammer' ),
			self::Confirmed => __( 'Confirmed', 'hearth-hammer' ),
			self::Declined => __( 'Declined', 'hearth-hammer' ),
			self::Done => __( 'Closed', 'hearth-hammer' ),
			self::Accepted => __( 'Accepted', 'hearth-hammer' ),
			self::Withdrawn => __( 'Withdrawn by the bidder', 'hearth-hammer' ),
		};
	}

	public function is_open(): bool {
		return ! in_array( $this, array( self::Declined, self::Done, self::Withdrawn ), true );
	}

	/** Whether it waits for a decision. */
	public function is_undecided(): bool {
		return self::Received === $this || self::Answered === $this;
	}

	/** @return list<self> What may follow; what is closed or declined can be opened again: Enquiry::reopened(). Only what is binding is confirmed or declined, by telephone and without an email. An offer is decided once. */
	public function next( EnquiryKind $kind ): array {
		if ( EnquiryKind::Offer === $kind ) {
			return $this->is_undecided() ? array( self::Accepted, self::Declined, self::Withdrawn ) : array();
		}
		$is_binding = $kind->is_bid() || EnquiryKind::Register === $kind;
		return match ( $this ) {
			self::Received, self::Answered => $is_binding ? array( self::Confirmed, self::Declined, self::Done ) : array( self::Done ),
			self::Confirmed => array( self::Declined, self::Done ),
			default => array(),
		};
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

/**
 * How far an enquiry has come. A plugin's KindOfEnquiry says which of these its own have, and which may follow which.
 */
enum EnquiryState: string {

	case Received  = 'received';
	/** Staff have written back; nothing is agreed or closed by that. */
	case Answered  = 'answered';
	case Confirmed = 'confirmed';
	case Declined  = 'declined';
	case Cancelled = 'cancelled';
	case Done      = 'done';
	/** Of offers: by the seller. */
	case Accepted  = 'accepted';
	/** Of offers: by the bidder. */
	case Withdrawn = 'withdrawn';

	public function label(): string {
		return match ( $this ) {
			self::Received  => __( 'New', 'hearth-hammer' ),
			self::Answered  => __( 'Answered', 'hearth-hammer' ),
			self::Confirmed => __( 'Confirmed', 'hearth-hammer' ),
			self::Declined  => __( 'Declined', 'hearth-hammer' ),
			self::Cancelled => __( 'Cancelled', 'hearth-hammer' ),
			self::Done      => __( 'Closed', 'hearth-hammer' ),
			self::Accepted  => __( 'Accepted', 'hearth-hammer' ),
			self::Withdrawn => __( 'Withdrawn by the bidder', 'hearth-hammer' ),
		};
	}

	public function is_open(): bool {
		return ! in_array( $this, array( self::Declined, self::Cancelled, self::Done, self::Withdrawn ), true );
	}

	/** Whether it waits for a decision. */
	public function is_undecided(): bool {
		return self::Received === $this || self::Answered === $this;
	}
}

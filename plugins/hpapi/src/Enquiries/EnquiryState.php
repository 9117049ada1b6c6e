<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

/**
 * How far an enquiry has come. Declined, cancelled and done are the end.
 */
enum EnquiryState: string {

	case Received  = 'received';
	/** Staff have written back; nothing is agreed or closed by that. */
	case Answered  = 'answered';
	case Confirmed = 'confirmed';
	case Declined  = 'declined';
	case Cancelled = 'cancelled';
	case Done      = 'done';

	public function label(): string {
		return match ( $this ) {
			self::Received  => __( 'New', 'hearth-hammer' ),
			self::Answered  => __( 'Answered', 'hearth-hammer' ),
			self::Confirmed => __( 'Confirmed', 'hearth-hammer' ),
			self::Declined  => __( 'Declined', 'hearth-hammer' ),
			self::Cancelled => __( 'Cancelled', 'hearth-hammer' ),
			self::Done      => __( 'Closed', 'hearth-hammer' ),
		};
	}

	/** @return list<self> What may follow; a question is answered or withdrawn, a viewing or a valuer's visit is confirmed. What is closed can be opened again: EnquiryHistory::reopened(). */
	public function next( EnquiryKind $kind ): array {
		return match ( $this ) {
			self::Received, self::Answered => match ( $kind ) {
				EnquiryKind::Viewing   => array( self::Confirmed, self::Declined, self::Cancelled, self::Done ),
				EnquiryKind::Valuation => array( self::Confirmed, self::Done, self::Cancelled ),
				EnquiryKind::Ask, EnquiryKind::Person => array( self::Done, self::Cancelled ),
			},
			self::Confirmed => array( self::Cancelled, self::Done ),
			default         => array(),
		};
	}

	public function is_open(): bool {
		return self::Received === $this || self::Answered === $this || self::Confirmed === $this;
	}

	/** Whether the visitor is told by mail when it comes to this. */
	public function is_mailed(): bool {
		return self::Done !== $this && self::Answered !== $this;
	}
}

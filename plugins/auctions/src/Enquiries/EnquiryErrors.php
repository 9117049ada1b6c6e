<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Core\Visitor\VisitorError;

/**
 * Why a visitor does not get what they asked for.
 */
final class EnquiryErrors {

	/** @param non-empty-array<string, string> $fields Field to sentence. */
	public static function input( array $fields ): VisitorError {
		return VisitorError::invalid( 'hh_enquiry_invalid', $fields );
	}

	public static function robot(): VisitorError {
		return new VisitorError( 'hh_enquiry_refused', __( 'Sorry, we couldn’t accept this form. Call us instead.', 'hearth-hammer' ), 400 );
	}

	public static function token(): VisitorError {
		return new VisitorError( 'hh_enquiry_token', __( 'This form has expired. Send it again.', 'hearth-hammer' ), 401 );
	}

	public static function no_lot(): VisitorError {
		return new VisitorError( 'hh_enquiry_no_lot', __( 'This lot is no longer on our website. Call us to ask about it.', 'hearth-hammer' ), 404 );
	}

	public static function too_late(): VisitorError {
		return new VisitorError( 'hh_enquiry_over', __( 'This lot is no longer on offer, so we can’t take that request. You can still ask us a question about it.', 'hearth-hammer' ), 409 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_enquiry_too_many', __( 'You’ve sent us a lot of messages today. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_enquiry_recipient_limit', __( 'We’ve already sent today’s maximum number of emails to this address. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'hh_enquiry_not_kept', __( 'Sorry, we couldn’t save this. Try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}
}

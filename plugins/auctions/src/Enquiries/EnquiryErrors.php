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
		return new VisitorError( 'hh_enquiry_invalid', __( 'Please look at what you have written once more.', 'hearth-hammer' ), 400, null, $fields );
	}

	public static function robot(): VisitorError {
		return new VisitorError( 'hh_enquiry_refused', __( 'We could not take this. Please call us instead.', 'hearth-hammer' ), 400 );
	}

	public static function token(): VisitorError {
		return new VisitorError( 'hh_enquiry_token', __( 'This form has been open for too long. Please send it again.', 'hearth-hammer' ), 401 );
	}

	public static function no_lot(): VisitorError {
		return new VisitorError( 'hh_enquiry_no_lot', __( 'This lot is no longer to be seen here. Please call us.', 'hearth-hammer' ), 404 );
	}

	public static function too_late(): VisitorError {
		return new VisitorError( 'hh_enquiry_over', __( 'This lot is no longer offered, so we cannot take that. You are welcome to ask us about it.', 'hearth-hammer' ), 409 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_enquiry_too_many', __( 'You have sent us a good deal today. Please try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hh_enquiry_recipient_limit', __( 'We have mailed this address as often as we do in a day. Please try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'hh_enquiry_not_kept', __( 'We could not save this. Please try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}
}

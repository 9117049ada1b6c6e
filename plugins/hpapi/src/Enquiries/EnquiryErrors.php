<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Visitor\VisitorError;


/**
 * Why a visitor does not get what they asked for.
 */
final class EnquiryErrors {

	/** @param non-empty-array<string, string> $fields Field to sentence. */
	public static function input( array $fields ): VisitorError {
		return new VisitorError( 'hpapi_enquiry_invalid', __( 'Please look at what you have written once more.', 'hearth-hammer' ), 400, null, $fields );
	}

	public static function robot(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_refused', __( 'We could not take this. Please call us instead.', 'hearth-hammer' ), 400 );
	}

	public static function token(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_token', __( 'This form has been open for too long. Please send it again.', 'hearth-hammer' ), 401 );
	}

	public static function link(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_link', __( 'This link is not valid any more. Please call us.', 'hearth-hammer' ), 401 );
	}

	public static function no_property(): VisitorError {
		return new VisitorError( 'hpapi_no_property', __( 'This property is no longer on the market.', 'hearth-hammer' ), 404 );
	}

	public static function no_person(): VisitorError {
		return new VisitorError( 'hpapi_no_person', __( 'They no longer work here. Please call us.', 'hearth-hammer' ), 404 );
	}

	public static function no_enquiry(): VisitorError {
		return new VisitorError( 'hpapi_no_enquiry', __( 'We do not have this enquiry any more.', 'hearth-hammer' ), 404 );
	}

	/** @param list<array<string, mixed>> $days What is still to be had, as viewing-slots-answer.json. */
	public static function slot_gone( array $days ): VisitorError {
		return new VisitorError(
			'hpapi_slot_gone',
			array() === $days
				? __( 'Somebody else has just taken that time, and it was the last. Please tell us when it would suit you.', 'hearth-hammer' )
				: __( 'Somebody else has just taken that time. Please choose another.', 'hearth-hammer' ),
			409,
			data: array( 'days' => $days )
		);
	}

	public static function lapsed(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_lapsed', __( 'This time is not kept for you any more. Please choose another, or call us.', 'hearth-hammer' ), 409 );
	}

	public static function too_late(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_over', __( 'This can no longer be cancelled here. Please call us.', 'hearth-hammer' ), 409 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_too_many_enquiries', __( 'You have sent us a good deal today. Please try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function too_many_holds( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_too_many_holds', __( 'You have reserved several times already. Please confirm them by the mails that we have sent you, or call us, before you choose another.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_recipient_limit', __( 'We have mailed this address as often as we do in a day. Please try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_not_kept', __( 'We could not save this. Please try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}
}

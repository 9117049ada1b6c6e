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
		return VisitorError::invalid( 'hpapi_enquiry_invalid', $fields );
	}

	public static function robot(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_refused', __( 'Sorry, we couldn’t accept this form. Call us instead.', 'hearth-hammer' ), 400 );
	}

	public static function token(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_token', __( 'This form has expired. Send it again.', 'hearth-hammer' ), 401 );
	}

	public static function link(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_link', __( 'This link is no longer valid. Call us.', 'hearth-hammer' ), 401 );
	}

	public static function no_property(): VisitorError {
		return new VisitorError( 'hpapi_no_property', __( 'This property is no longer on the market.', 'hearth-hammer' ), 404 );
	}

	public static function no_person(): VisitorError {
		return new VisitorError( 'hpapi_no_person', __( 'This person no longer works here. Call us.', 'hearth-hammer' ), 404 );
	}

	public static function no_enquiry(): VisitorError {
		return new VisitorError( 'hpapi_no_enquiry', __( 'We no longer have this enquiry.', 'hearth-hammer' ), 404 );
	}

	/** @param list<array<string, mixed>> $days What is still to be had, as viewing-slots-answer.json. */
	public static function slot_gone( array $days ): VisitorError {
		return new VisitorError(
			'hpapi_slot_gone',
			array() === $days
				? __( 'That time has just been booked, and it was the last one. Tell us when would suit you.', 'hearth-hammer' )
				: __( 'That time has just been booked. Choose another.', 'hearth-hammer' ),
			409,
			data: array( 'days' => $days )
		);
	}

	public static function lapsed(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_lapsed', __( 'We’re no longer holding this time for you. Choose another, or call us.', 'hearth-hammer' ), 409 );
	}

	public static function too_late(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_over', __( 'You can no longer cancel this online. Call us.', 'hearth-hammer' ), 409 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_too_many_enquiries', __( 'You’ve sent us a lot of messages today. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function too_many_holds( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_too_many_holds', __( 'You are already holding several viewing times. Confirm them using the emails we sent you, or call us, before you choose another.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_recipient_limit', __( 'We’ve already sent today’s maximum number of emails to this address. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'hpapi_enquiry_not_kept', __( 'Sorry, we couldn’t save this. Try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}
}

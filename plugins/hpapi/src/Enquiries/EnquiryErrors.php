<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Visitor\FormErrors;
use HearthHammer\Core\Visitor\VisitorError;

defined( 'ABSPATH' ) || exit;

/**
 * Why a visitor does not get what they asked for.
 */
final class EnquiryErrors extends FormErrors {

	protected const PREFIX = 'hpapi_enquiry';

	protected const CODES = array(
		'too_many'        => 'hpapi_too_many_enquiries',
		'recipient_limit' => 'hpapi_recipient_limit',
	);

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

	public static function too_many_holds( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_too_many_holds', __( 'You are already holding several viewing times. Confirm them using the emails we sent you, or call us, before you choose another.', 'hearth-hammer' ), 429, $retry_after );
	}
}

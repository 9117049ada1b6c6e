<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Core\Visitor\FormErrors;
use HearthHammer\Core\Visitor\VisitorError;

defined( 'ABSPATH' ) || exit;

/**
 * Why a visitor does not get what they asked for.
 */
final class EnquiryErrors extends FormErrors {

	protected const PREFIX = 'hh_enquiry';

	public static function no_lot(): VisitorError {
		return new VisitorError( 'hh_enquiry_no_lot', __( 'This lot is no longer on our website. Call us to ask about it.', 'hearth-hammer' ), 404 );
	}

	public static function too_late(): VisitorError {
		return new VisitorError( 'hh_enquiry_over', __( 'This lot is no longer on offer, so we can’t take that request. You can still ask us a question about it.', 'hearth-hammer' ), 409 );
	}
}

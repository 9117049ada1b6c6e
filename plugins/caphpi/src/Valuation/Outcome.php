<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

/**
 * What a visitor reads after the valuation was sent.
 */
enum Outcome: string {

	/** A mail will follow (VAL-16). */
	case ThankYou = 'thank_you';
	/** An apology, and a phone number is asked for (VAL-14). */
	case NoValue = 'no_value';
	/** The managing director's note asks for a mobile number (VAL-15). */
	case PhoneQuote = 'phone_quote';
}

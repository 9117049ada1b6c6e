<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Why a visitor does not get what they asked for.
 */
final class SavedSearchErrors {

	public static function email(): VisitorError {
		return new VisitorError( 'hpapi_invalid_email', ContactFaults::email( '' ), 400 );
	}

	public static function token(): VisitorError {
		return new VisitorError( 'hpapi_invalid_token', __( 'This form has expired. Send it again.', 'hearth-hammer' ), 401 );
	}

	/** This network asked for it, as often as it may. */
	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_saved_search_recipient_limit', __( 'You’ve asked for several emails to this address today. Check your inbox and junk folder, or try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function limit( int $retry_after ): VisitorError {
		return new VisitorError( 'hpapi_too_many_requests', __( 'Too many requests today. Try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'hpapi_not_kept', __( 'We couldn’t save your search. Try again in a moment.', 'hearth-hammer' ), 503 );
	}
}

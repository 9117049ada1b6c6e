<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Visitor\VisitorError;


/**
 * Why a visitor does not get what they asked for.
 */
final class NewsletterErrors {

	public static function email(): VisitorError {
		return new VisitorError( 'invalid_email', __( 'Enter an email address in the correct format, like name@example.com', 'hearth-hammer' ), 400 );
	}

	/** Too old, another browser's, or used for another address. */
	public static function token(): VisitorError {
		return new VisitorError( 'newsletter_token', __( 'This page has been open for a while. Select the button again.', 'hearth-hammer' ), 403 );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'too_many_requests', __( 'You’ve tried this too many times today. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	/** This network asked for it, as often as it may. */
	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'newsletter_recipient_limit', __( 'You’ve asked for several emails to this address today. Check your inbox and junk folder, or try again tomorrow.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'not_kept', __( 'Sorry, something went wrong on our side. Try again.', 'hearth-hammer' ), 503 );
	}
}

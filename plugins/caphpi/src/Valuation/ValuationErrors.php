<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Why a visitor does not get what they asked for.
 */
final class ValuationErrors {

	public static function input( InvalidInput $invalid ): VisitorError {
		$sentence = match ( $invalid->field ) {
			'plate'    => __( 'Please enter a valid number plate', 'hearth-hammer' ),
			'mileage'  => __( 'Please enter a valid mileage', 'hearth-hammer' ),
			'email'    => __( 'Please enter a valid email address', 'hearth-hammer' ),
			'phone'    => __( 'Please enter a valid phone number', 'hearth-hammer' ),
			'name'     => __( 'Your name must be 40 characters or fewer, with no links', 'hearth-hammer' ),
			'postcode' => __( 'Enter a full UK postcode, like TN17 3AB', 'hearth-hammer' ),
		};
		return new VisitorError( 'caphpi_invalid_' . $invalid->field, $sentence, 400 );
	}

	public static function limit( int $retry_after ): VisitorError {
		return new VisitorError( 'caphpi_limit_reached', __( 'You\'ve reached your valuation limit for today. Please come back in 24 hours and try again.', 'hearth-hammer' ), 429, $retry_after );
	}

	/** An office or a family shares one: it is not this visitor's own two. */
	public static function network_limit( int $retry_after, string $phone ): VisitorError {
		/* translators: %s: a phone number */
		return new VisitorError( 'caphpi_network_limit', sprintf( __( 'Too many vehicles have been looked up from your internet connection today. Try again tomorrow or from another connection, or call us on %s.', 'hearth-hammer' ), $phone ), 429, $retry_after );
	}

	public static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'caphpi_too_many_requests', __( 'Too many requests today. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function recipient_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'caphpi_recipient_limit', __( 'We’ve already sent today’s maximum number of valuations to this email address. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function plate_limit( int $retry_after ): VisitorError {
		return new VisitorError( 'caphpi_plate_limit', __( 'This vehicle has reached its limit of online valuations for today. Try again tomorrow, or call us.', 'hearth-hammer' ), 429, $retry_after );
	}

	public static function ceiling( int $retry_after, string $phone ): VisitorError {
		/* translators: %s: a phone number */
		return new VisitorError( 'caphpi_daily_ceiling', sprintf( __( 'We’ve reached our limit of online valuations for today. Try again tomorrow, or call us on %s.', 'hearth-hammer' ), $phone ), 503, $retry_after );
	}

	public static function token(): VisitorError {
		return new VisitorError( 'caphpi_invalid_token', __( 'Your valuation has expired. Look up your vehicle again.', 'hearth-hammer' ), 401 );
	}

	public static function other_recipient(): VisitorError {
		return new VisitorError( 'caphpi_other_recipient', __( 'This valuation has already been sent to another email address. To send it elsewhere, look up your vehicle again.', 'hearth-hammer' ), 403 );
	}

	public static function foreign_site(): VisitorError {
		return new VisitorError( 'caphpi_foreign_site', __( 'Use the form on our website to ask for a valuation.', 'hearth-hammer' ), 403 );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'caphpi_not_kept', __( 'Sorry, we couldn’t save your request. Try again in a moment, or call us.', 'hearth-hammer' ), 503 );
	}

	public static function not_sent(): VisitorError {
		return new VisitorError( 'caphpi_not_sent', __( 'First tell us where to send your valuation.', 'hearth-hammer' ), 409 );
	}

	public static function not_written(): VisitorError {
		return new VisitorError( 'caphpi_not_written', __( 'Your valuation is saved, but we couldn’t finish recording it. We’ll try again.', 'hearth-hammer' ), 502 );
	}

	public static function busy(): VisitorError {
		return new VisitorError( 'caphpi_busy', __( 'We’re looking up another vehicle right now. Try again in a few seconds.', 'hearth-hammer' ), 503, 2 );
	}

	public static function provider( ProviderFailed $failed, string $phone ): VisitorError {
		if ( FailureReason::WrongMileage === $failed->reason ) {
			return self::input( new InvalidInput( 'mileage' ) );
		}
		[ $code, $status ] = match ( $failed->reason ) {
			FailureReason::Unavailable => array( 'caphpi_provider_unavailable', 503 ),
			FailureReason::QuotaUsedUp => array( 'caphpi_provider_quota', 503 ),
			FailureReason::TimedOut    => array( 'caphpi_provider_timeout', 504 ),
			FailureReason::BadAnswer   => array( 'caphpi_provider_answer', 502 ),
			FailureReason::BadRequest  => array( 'caphpi_provider_request', 502 ),
			FailureReason::Refused     => array( 'caphpi_provider_refused', 502 ),
		};
		/* translators: %s: a phone number */
		return new VisitorError( $code, sprintf( __( 'Sorry, we can’t value vehicles online at the moment. Try again in a few minutes, or call us on %s.', 'hearth-hammer' ), $phone ), $status );
	}
}

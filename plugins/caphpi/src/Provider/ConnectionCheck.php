<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Core\Settings\ConnectionResult;

/**
 * Tests a provider by a plate that no vehicle can carry: it is turned away after the account was accepted, and
 * what is turned away is not charged.
 */
final class ConnectionCheck {

	private const NO_PLATE = '0';

	/** @param bool $is_set_up Whether all details of the account are there. */
	public static function of( ValuationProvider $provider, bool $is_set_up ): ConnectionResult {
		if ( ! $is_set_up ) {
			return new ConnectionResult( false, __( 'Some account details are missing.', 'hearth-hammer' ) );
		}
		try {
			$provider->look_up( Plate::from_input( self::NO_PLATE ), Mileage::from_thousands( 1 ) );
		} catch ( ProviderFailed $failed ) {
			return new ConnectionResult( false, self::sentence( $failed->reason ) );
		}
		return new ConnectionResult( true, __( 'Connected. Our account is accepted.', 'hearth-hammer' ) );
	}

	private static function sentence( FailureReason $reason ): string {
		return match ( $reason ) {
			FailureReason::Unavailable => __( 'The service cannot be reached, is down or is too busy. Try again in a few minutes.', 'hearth-hammer' ),
			FailureReason::TimedOut    => __( 'The service did not respond in time.', 'hearth-hammer' ),
			FailureReason::BadAnswer   => __( 'The service sent an unexpected response. Check the address.', 'hearth-hammer' ),
			FailureReason::Refused     => __( 'The service rejected our account or our request. Check the account details and the address.', 'hearth-hammer' ),
			FailureReason::WrongMileage, FailureReason::BadRequest => __( 'Our account is accepted, but the format of our request is not.', 'hearth-hammer' ),
			FailureReason::QuotaUsedUp => __( 'Our account is accepted, but it has no lookups left.', 'hearth-hammer' ),
		};
	}
}

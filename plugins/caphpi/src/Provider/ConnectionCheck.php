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
			return new ConnectionResult( false, __( 'Not all details of the account are set.', 'hearth-hammer' ) );
		}
		try {
			$provider->look_up( Plate::from_input( self::NO_PLATE ), Mileage::from_thousands( 1 ) );
		} catch ( ProviderFailed $failed ) {
			return new ConnectionResult( false, self::sentence( $failed->reason ) );
		}
		return new ConnectionResult( true, __( 'It answers and accepts our account.', 'hearth-hammer' ) );
	}

	private static function sentence( FailureReason $reason ): string {
		return match ( $reason ) {
			FailureReason::Unavailable => __( 'It cannot be reached, or says that it is down.', 'hearth-hammer' ),
			FailureReason::TimedOut    => __( 'It did not answer in time.', 'hearth-hammer' ),
			FailureReason::BadAnswer   => __( 'Its answer cannot be understood. Please check the address.', 'hearth-hammer' ),
			FailureReason::Refused     => __( 'It does not accept our account or our request. Please check the details of the account and the address.', 'hearth-hammer' ),
			FailureReason::WrongMileage, FailureReason::BadRequest => __( 'It accepts our account, but not the form of our question.', 'hearth-hammer' ),
			FailureReason::QuotaUsedUp => __( 'It accepts our account, but its look-ups are used up.', 'hearth-hammer' ),
		};
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\VehicleSaleStatus;

/**
 * What the staff's screens call things.
 */
final class StaffWords {

	/** @param string $outcome One of ValuationFilter::outcomes(). */
	public static function outcome( string $outcome ): string {
		return match ( $outcome ) {
			Outcome::ThankYou->value    => __( 'Valued online', 'hearth-hammer' ),
			Outcome::NoValue->value     => __( 'No value: phone number requested', 'hearth-hammer' ),
			Outcome::PhoneQuote->value  => __( 'Phone quote offered', 'hearth-hammer' ),
			ValuationFilter::NOT_FOUND  => __( 'No online valuation', 'hearth-hammer' ),
			default                     => __( 'Not finished', 'hearth-hammer' ),
		};
	}

	public static function outcome_of( StoredValuation $valuation ): string {
		return self::outcome( $valuation->outcome->value ?? ( null === $valuation->lookup->cap_id() ? ValuationFilter::NOT_FOUND : ValuationFilter::UNFINISHED ) );
	}

	/** @param string $name As the settings keep it; one that another plugin brings is called by it. */
	public static function provider( string $name ): string {
		return match ( $name ) {
			''        => __( 'None', 'hearth-hammer' ),
			'sandbox' => __( 'Sandbox', 'hearth-hammer' ),
			'hpi'     => 'HPI',
			'cap'     => 'CAP',
			'dvla'    => 'DVLA',
			default   => $name,
		};
	}

	/** A status that is not of our list (an older version's) is shown as it was kept. */
	public static function status( ?string $status ): string {
		return null === $status || ValuationFilter::NO_STATUS === $status ? __( 'Not set', 'hearth-hammer' ) : VehicleSaleStatus::tryFrom( $status )?->label() ?? $status;
	}

	/** @param string $answer One of ValuationFilter::ANSWERS. */
	public static function answer( string $answer ): string {
		return 'waiting' === $answer ? __( 'Waiting for a call', 'hearth-hammer' ) : __( 'Answered', 'hearth-hammer' );
	}

	/** @param 'none'|'waiting'|'retrying'|'sent'|'given_up' $state */
	public static function mail( string $state, int $sent_at ): string {
		return match ( $state ) {
			'none'     => '—',
			'waiting'  => __( 'Queued', 'hearth-hammer' ),
			'retrying' => __( 'Failed, will retry', 'hearth-hammer' ),
			'given_up' => __( 'Failed', 'hearth-hammer' ),
			/* translators: %s: date and time */
			'sent'     => sprintf( __( 'Sent %s', 'hearth-hammer' ), self::time( $sent_at ) ),
		};
	}

	/** As the clock on the auctioneers' wall had it. */
	public static function time( int $seconds, string $format = 'j M Y, H:i' ): string {
		return 0 === $seconds ? '' : (string) wp_date( $format, $seconds, new \DateTimeZone( 'Europe/London' ) );
	}
}

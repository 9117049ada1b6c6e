<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Sandbox;

/**
 * How a price moves with the distance a vehicle has gone: 0.4% a thousand miles away from the distance the
 * price was given for, never below 40% nor above 120% of it.
 */
final class MileageAdjustment {

	private const PER_THOUSAND = 0.004;
	private const LEAST        = 0.4;
	private const MOST         = 1.2;
	private const STEP         = 25;

	/**
	 * @param float $value Pounds at $given thousand miles.
	 * @return int Pounds at $asked thousand miles, in steps of 25 as the trade bids.
	 */
	public static function apply( float $value, int $given, int $asked ): int {
		$factor = max( self::LEAST, min( self::MOST, 1 - self::PER_THOUSAND * ( $asked - $given ) ) );
		return max( self::STEP, (int) round( $value * $factor / self::STEP ) * self::STEP );
	}
}

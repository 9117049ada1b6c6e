<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Sandbox;

use Closure;
use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\ValuationProvider;

defined( 'ABSPATH' ) || exit;

/**
 * Knows every plate, needs no account, costs nothing: what a new site runs on until it has a real provider.
 *
 * Its vehicles are invented and always the same for the same plate.
 */
final class SandboxProvider implements ValuationProvider {

	/** @var Closure(int): void */
	private readonly Closure $wait;

	/** @param (Closure(int): void)|null $wait Waits so many seconds; for tests. */
	public function __construct(
		private readonly SandboxVehicles $vehicles,
		?Closure $wait = null,
	) {
		$this->wait = $wait ?? static function ( int $seconds ): void {
			sleep( $seconds );
		};
	}

	public function look_up( Plate $plate, Mileage $mileage ): Lookup {
		switch ( $plate->value ) {
			case SpecialPlates::DOWN:
				throw new ProviderFailed( FailureReason::Unavailable, 'sandbox' );
			case SpecialPlates::TIMEOUT:
				throw new ProviderFailed( FailureReason::TimedOut, 'sandbox' );
			case SpecialPlates::QUOTA:
				throw new ProviderFailed( FailureReason::QuotaUsedUp, 'sandbox' );
			case SpecialPlates::MALFORMED:
				throw new ProviderFailed( FailureReason::BadAnswer, 'sandbox' );
			case SpecialPlates::REFUSED:
				throw new ProviderFailed( FailureReason::Refused, 'sandbox' );
			case SpecialPlates::SLOW:
				( $this->wait )( SpecialPlates::SLOW_SECONDS );
		}
		$vehicle = SpecialPlates::UNKNOWN === $plate->value ? null : $this->vehicles->find( $plate );
		if ( null === $vehicle ) {
			return $this->unknown( $plate );
		}
		return match ( $plate->value ) {
			SpecialPlates::NO_CAP_ID  => $vehicle->without_guide( $plate ),
			SpecialPlates::NO_VALUE   => $vehicle->without_value( $plate, $mileage, null ),
			SpecialPlates::ZERO_VALUE => $vehicle->without_value( $plate, $mileage, 0 ),
			default                   => $vehicle->look_up( $plate, $mileage ),
		};
	}

	private function unknown( Plate $plate ): Lookup {
		$warning = array(
			'Code'        => 'UNKNOWN_VRM',
			'Description' => 'No vehicle carries this registration.',
		);
		return new Lookup( $plate, null, null, array( $warning ) );
	}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;

/**
 * Who knows vehicles and what they are worth. A look-up costs money: nobody repeats one blindly.
 */
interface ValuationProvider {

	/**
	 * A plate that the provider does not know is a Lookup without a vehicle, not a failure.
	 *
	 * @throws ProviderFailed
	 */
	public function look_up( Plate $plate, Mileage $mileage ): Lookup;
}

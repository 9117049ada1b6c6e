<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Sandbox;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\TradeValues;
use HearthHammer\Caphpi\Provider\Valuation;
use HearthHammer\Caphpi\Provider\Vehicle;

/**
 * An invented vehicle: an entry of vehicles.json, or one made after it.
 *
 * @phpstan-type Entry array{plate: string, make: string, model: string, variant: string, kind: string, body: string, doors: int, wheel_plan: string, colour: string, engine_size: int|null, fuel: string, co2: int|null, first_registered: string, previous_keepers: int, last_keeper_change: string, previous_keeper: string|null, cap_code: string, cap_id: string, cost_when_new: int|null, mileage: int, clean: int, average: int, below_average: int, retail: int, made: array{int, int}|null}
 */
final readonly class SandboxVehicle {

	/** @param Entry $entry Values are for `mileage` thousand miles, in June 2026. */
	public function __construct( private array $entry ) {}

	public function look_up( Plate $plate, Mileage $mileage ): Lookup {
		return new Lookup( $plate, $this->vehicle(), $this->valuation( $mileage, true, true ) );
	}

	public function without_guide( Plate $plate ): Lookup {
		$warning = array(
			'Code'        => 'NO_MATCH',
			'Description' => 'No CAP vehicle matches this registration.',
		);
		return new Lookup( $plate, $this->vehicle(), null, array( $warning ) );
	}

	/** @param int|null $below_average What the guide says below average: 0, or nothing. */
	public function without_value( Plate $plate, Mileage $mileage, ?int $below_average ): Lookup {
		return new Lookup( $plate, $this->vehicle(), $this->valuation( $mileage, null !== $below_average, false ) );
	}

	private function vehicle(): Vehicle {
		$entry = $this->entry;
		return new Vehicle(
			$entry['make'],
			$entry['model'] . ' ' . $entry['variant'],
			$entry['body'],
			$entry['doors'] > 0 ? $entry['doors'] : null,
			$entry['wheel_plan'],
			$entry['colour'],
			$entry['engine_size'],
			$entry['fuel'],
			$entry['last_keeper_change'],
			$entry['previous_keepers'],
			$entry['previous_keeper'],
			$entry['first_registered'],
			(int) substr( $entry['first_registered'], 0, 4 ),
			$entry['co2'],
		);
	}

	/**
	 * @param bool $priced Whether the guide gives the trade values clean and average.
	 * @param bool $below  Whether it is worth anything below average.
	 */
	private function valuation( Mileage $mileage, bool $priced, bool $below ): Valuation {
		$entry = $this->entry;
		$at    = static fn ( int $value ): int => MileageAdjustment::apply( $value, $entry['mileage'], $mileage->thousands );
		return new Valuation(
			$entry['cap_code'],
			$entry['cap_id'],
			$entry['make'],
			$entry['model'],
			$entry['variant'],
			'SINGLE',
			$entry['cost_when_new'],
			$priced && $below ? array() : array( 'LIMITED_DATA' ),
			$mileage->thousands,
			new TradeValues(
				$priced ? $at( $entry['clean'] ) : null,
				$priced ? $at( $entry['average'] ) : null,
				$below ? $at( $entry['below_average'] ) : ( $priced ? 0 : null ),
			),
			$priced ? $at( $entry['retail'] ) : null,
		);
	}
}

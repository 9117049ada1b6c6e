<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

/**
 * What the licensing agency knows about a vehicle; null where it does not say. Dates are YYYY-MM-DD.
 */
final readonly class Vehicle {

	/**
	 * @param int|null    $engine_size     Cubic centimetres.
	 * @param string|null $previous_keeper Private, Company or Motor trade; never a person's name.
	 * @param int|null    $co2             Grams a kilometre.
	 */
	public function __construct(
		public ?string $make,
		public ?string $model,
		public ?string $body,
		public ?int $doors,
		public ?string $wheel_plan,
		public ?string $colour,
		public ?int $engine_size,
		public ?string $fuel,
		public ?string $last_keeper_change,
		public ?int $previous_keepers,
		public ?string $previous_keeper,
		public ?string $first_registered,
		public ?int $manufactured_year,
		public ?int $co2,
	) {}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

/**
 * What became of the vehicle; staff's fields of the record.
 */
final readonly class Sale {

	/**
	 * @param string|null $date  YYYY-MM-DD.
	 * @param int|null    $price Pounds.
	 */
	public function __construct(
		public ?string $vehicle_entered = null,
		public ?string $status = null,
		public ?string $date = null,
		public ?int $price = null,
	) {}
}

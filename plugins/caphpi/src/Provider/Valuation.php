<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

/**
 * What the provider's price guide says about a vehicle. Money is whole pounds, null where it does not say.
 */
final readonly class Valuation {

	/**
	 * @param string|null  $cap_id        Null where the guide matched no vehicle.
	 * @param string|null  $match_code    SINGLE or MULTIPLE.
	 * @param list<string> $warning_codes
	 * @param int|null     $mileage       Thousands of miles that the values are for.
	 */
	public function __construct(
		public ?string $cap_code,
		public ?string $cap_id,
		public ?string $make,
		public ?string $model,
		public ?string $variant,
		public ?string $match_code,
		public ?int $cost_when_new,
		public array $warning_codes,
		public ?int $mileage,
		public TradeValues $trade,
		public ?int $retail,
	) {}
}

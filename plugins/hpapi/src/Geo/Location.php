<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Geo;

/**
 * Where a postcode is.
 */
final readonly class Location {

	/**
	 * @param string $name        The postcode, sector or outward code that was found, e.g. `TN17 3`.
	 * @param bool   $approximate True where only the middle of the sector or outward code is known.
	 */
	public function __construct(
		public Coordinates $coordinates,
		public string $name,
		public bool $approximate,
	) {}

	/** As `location_quality` of property-fields.json. */
	public function quality(): string {
		return $this->approximate ? 'outcode' : 'postcode';
	}
}

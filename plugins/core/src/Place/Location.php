<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

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

	/** `postcode` where the very postcode is known, `outcode` where only its surroundings are. */
	public function quality(): string {
		return $this->approximate ? 'outcode' : 'postcode';
	}
}

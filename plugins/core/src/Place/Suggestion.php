<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * A line of the location field's autocomplete.
 */
final readonly class Suggestion {

	/**
	 * @param string $kind  parish, town, postcode (sectors and outward codes too) or station.
	 * @param string $name  e.g. `Headcorn`, `TN17 3AB`.
	 * @param string $slug  Of the parish, town or station; empty for a postcode.
	 * @param string $where The county, where two places may share a name; else empty.
	 * @param bool   $exact False where only a typing error away from what was typed.
	 */
	public function __construct(
		public string $kind,
		public string $name,
		public string $slug,
		public string $where = '',
		public bool $exact = true,
	) {}
}

<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tax;

/**
 * What is bought: it decides whose table holds.
 */
enum PropertyUse: string {

	case Residential    = 'residential';
	case NonResidential = 'non_residential';

	/** A shop with a flat above it, sold as one: taxed as non-residential in all three nations. */
	case Mixed = 'mixed';

	/** Land without a home on it: a field, a plot to build on. */
	case Land = 'land';

	public function is_taxed_as_home(): bool {
		return self::Residential === $this;
	}
}

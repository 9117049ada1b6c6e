<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * What the gazetteer needs to know of parishes: those with a property on the market.
 */
interface ParishDirectory {

	/** @return list<array{name: string, slug: string, county: string}> In the order of their names. */
	public function active_names(): array;
}

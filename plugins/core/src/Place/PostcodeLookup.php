<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * Where postcodes are: our own gazetteer, or a service behind an adapter.
 */
interface PostcodeLookup {

	/** Null where not even the outward code is known. */
	public function locate( Postcode $postcode ): ?Location;
}

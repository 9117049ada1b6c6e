<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Map;

/**
 * What the map panel of a page shows.
 */
interface PanelLocation {

	/** @return array<string, mixed> As schemas/map-location.json. */
	public function to_array(): array;
}

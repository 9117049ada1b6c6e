/* Made from plugins/hpapi/schemas/property-place-props.json by `npm run contract`. Change the schema, not this file. */

import type { MapTiles } from './parts/map-tiles';

/**
 * What the island property-place of the edit screen gets (PHP: PropertyAdmin\PlaceMap).
 */
export interface PropertyPlaceProps {
	/**
	 * GET locate-postcode.
	 */
	find_url: string;
	/**
	 * WordPress's, for its REST API.
	 */
	nonce: string;
	/**
	 * GET map-places.
	 */
	places_url: string;
	marker_url: string;
	/**
	 * How the place is known, as a sentence.
	 */
	state: string;
	tiles: MapTiles;
}

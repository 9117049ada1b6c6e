/* Made from plugins/hpapi/schemas/property-location.json by `npm run contract`. Change the schema, not this file. */

import type { MapTiles } from './parts/map-tiles';

/**
 * Where a property is, for the map of its page (PHP: Properties\Map\PropertyLocation).
 */
export interface PropertyLocation {
	/**
	 * The address as shown.
	 */
	name: string;
	latitude: number;
	longitude: number;
	/**
	 * Metres around the point in which the property is; 0 where the point is its own.
	 */
	radius: number;
	/**
	 * How exact it is; empty where it is exact.
	 */
	note: string;
	marker_url: string;
	/**
	 * The nearest, nearest first.
	 */
	stations: {
		name: string;
		latitude: number;
		longitude: number;
		miles: number;
	}[];
	/**
	 * GET map-places.
	 */
	places_url: string;
	tiles: MapTiles;
}

/* Made from plugins/core/schemas/map-location.json by `npm run contract`. Change the schema, not this file. */

import type { MapTiles } from './parts/map-tiles';

/**
 * Where the property or lot of a page is, or the offices, for its map (PHP: Map\PanelLocation).
 */
export interface MapLocation {
	/**
	 * The address as shown.
	 */
	name: string;
	latitude: number;
	longitude: number;
	/**
	 * Metres around the point in which it is; 0 where the point is its own.
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
	 * Of a map of several places: all of them, with their names. Empty where there is one.
	 */
	pins: {
		name: string;
		latitude: number;
		longitude: number;
	}[];
	/**
	 * GET map-places.
	 */
	places_url: string;
	tiles: MapTiles;
}

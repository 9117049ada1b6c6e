/* Made from plugins/hpapi/schemas/property-map-props.json by `npm run contract`. Change the schema, not this file. */

import type { MapTiles } from './parts/map-tiles';

/**
 * What the island property-map gets (PHP: Templates\PropertyMap).
 */
export interface PropertyMapProps {
	/**
	 * GET map-properties: every match of the search.
	 */
	properties_url: string;
	/**
	 * GET map-places: names, stations and schools of the gazetteer.
	 */
	places_url: string;
	/**
	 * The search, as map-properties takes it, without its area on the map.
	 */
	params: {
		[k: string]: string | undefined;
	};
	tiles: MapTiles;
	/**
	 * Degrees; what to show where nothing is found.
	 */
	around: {
		south: number;
		west: number;
		north: number;
		east: number;
	};
	/**
	 * The area on the map belongs to the page's address: true on a list, false in a block.
	 */
	keeps_address: boolean;
	/**
	 * How many the search finds, wherever the map looks.
	 */
	total: number;
	/**
	 * How many of these have no coordinates, and so are on the list alone.
	 */
	without_place: number;
	/**
	 * The same search without its place; empty where it has none.
	 */
	wide_url: string;
}

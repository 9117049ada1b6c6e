/* Made from plugins/hpapi/schemas/map-properties-request.json by `npm run contract`. Change the schema, not this file. */

import type { Search } from './parts/search';

/**
 * GET /estate-agents/map-properties: the list's parameters, without pages.
 */
export type MapPropertiesRequest = Search & {
	/**
	 * JSON: a list of Landmark (landmarks.json). With one or more, only property within one of them.
	 */
	landmarks_array?: string;
	/**
	 * How close the map looks, as Leaflet counts it; above 18 nothing is put together. Without it every match comes by itself.
	 */
	zoom?: number;
	/**
	 * What the map looks at: south,west,north,east in decimal degrees. Only with zoom; empty for everywhere.
	 */
	bbox?: string;
	[k: string]: unknown | undefined;
};

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
	[k: string]: unknown | undefined;
};

/* Made from plugins/hpapi/schemas/search-request.json by `npm run contract`. Change the schema, not this file. */

import type { Search } from './parts/search';

/**
 * GET /estate-agents/properties
 */
export type SearchRequest = Search & {
	page?: number;
	per_page?: 12 | 24 | 96;
	[k: string]: unknown | undefined;
};

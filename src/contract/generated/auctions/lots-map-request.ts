/* Made from plugins/auctions/schemas/lots-map-request.json by `npm run contract`. Change the schema, not this file. */

import type { LotFilters } from './parts/lot-filters';

/**
 * GET /{business}/lots/map
 */
export type LotsMapRequest = LotFilters & {
	/**
	 * Slug, of the path.
	 */
	business?: string;
	/**
	 * The sale's post.
	 */
	auction_id: number;
	/**
	 * Term; 0 for any.
	 */
	department_id?: number;
	/**
	 * Term; 0 for any.
	 */
	sale_type_id?: number;
	[k: string]: unknown | undefined;
};

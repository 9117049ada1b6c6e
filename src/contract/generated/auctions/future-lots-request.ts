/* Made from plugins/auctions/schemas/future-lots-request.json by `npm run contract`. Change the schema, not this file. */

import type { LotFilters } from './parts/lot-filters';

/**
 * GET /{business}/future-lots
 */
export type FutureLotsRequest = LotFilters & {
	/**
	 * Slug, of the path.
	 */
	business?: string;
	/**
	 * The sale's post; 0 for the coming sales of the business.
	 */
	auction_id?: number;
	/**
	 * Term; 0 for any.
	 */
	department_id?: number;
	/**
	 * Term; 0 for any.
	 */
	sale_type_id?: number;
	grid_view?: 'grid' | 'list';
	page?: number;
	/**
	 * Asks for the image cache's tools; shown to who may use them.
	 */
	canManageCache?: '' | '0' | '1' | 'true' | 'false';
	[k: string]: unknown | undefined;
};

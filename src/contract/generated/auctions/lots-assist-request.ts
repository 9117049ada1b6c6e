/* Made from plugins/auctions/schemas/lots-assist-request.json by `npm run contract`. Change the schema, not this file. */

import type { LotFilters } from './parts/lot-filters';

/**
 * GET /{business}/lots/search-assist
 */
export type LotsAssistRequest = LotFilters & {
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
	[k: string]: unknown | undefined;
};

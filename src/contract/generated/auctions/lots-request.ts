/* Made from plugins/auctions/schemas/lots-request.json by `npm run contract`. Change the schema, not this file. */

import type { LotFilters } from './parts/lot-filters';

/**
 * GET /{business}/lots
 */
export type LotsRequest = LotFilters & {
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
	 * Asks for the platform's tools; shown to who may use them.
	 */
	canManageA365?: '' | '0' | '1' | 'true' | 'false';
	/**
	 * 1: the department's card stands between the lots.
	 */
	includeCAMarketing?: '' | '0' | '1' | 'true' | 'false';
	/**
	 * Asks for the image cache's tools; shown to who may use them.
	 */
	canManageCache?: '' | '0' | '1' | 'true' | 'false';
	[k: string]: unknown | undefined;
};

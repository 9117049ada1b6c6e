/* Made from plugins/auctions/schemas/lots-assist-answer.json by `npm run contract`. Change the schema, not this file. */

import type { LotFacetValue } from './parts/lot-facet-value';

/**
 * How many lots each value of each filter would leave, under all other filters.
 */
export interface LotsAssistAnswer {
	/**
	 * All lots.
	 */
	total: number;
	matching: number;
	/**
	 * By filter: every value that occurs among all lots.
	 */
	facets: {
		[k: string]: LotFacetValue[] | undefined;
	};
	suggestions: {
		label: string;
		/**
		 * What to search for.
		 */
		search: string;
	}[];
}

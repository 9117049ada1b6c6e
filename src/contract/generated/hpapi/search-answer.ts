/* Made from plugins/hpapi/schemas/search-answer.json by `npm run contract`. Change the schema, not this file. */

import type { Card } from './parts/card';
import type { Link } from './parts/link';

/**
 * One page of a list.
 */
export interface SearchAnswer {
	data: Card[];
	total: number;
	page: number;
	pages: number;
	per_page: number;
	/**
	 * The list page of this search.
	 */
	url: string;
	did_you_mean: Link | null;
}

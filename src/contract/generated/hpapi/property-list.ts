/* Made from plugins/hpapi/schemas/property-list.json by `npm run contract`. Change the schema, not this file. */

import type { Card } from './parts/card';
import type { Link } from './parts/link';
import type { LinkChoice } from './parts/link-choice';

/**
 * A list page as the theme prints it: Hpapi::current_list() (PHP: Search\Lists\ListPage::to_array()).
 */
export interface PropertyList {
	/**
	 * The one address of this search and view; the canonical one is that of the grid.
	 */
	url: string;
	/**
	 * e.g. Property for sale in Cranbrook.
	 */
	heading: string;
	/**
	 * A sentence below it, often empty.
	 */
	intro: string;
	/**
	 * e.g. 25 to 48 of 112 properties.
	 */
	count_label: string;
	total: number;
	page: number;
	/**
	 * How many.
	 */
	pages: number;
	per_page: number;
	/**
	 * 1 sales, 2 lettings.
	 */
	channel: 1 | 2;
	/**
	 * As typed, or the parish's name; empty for everywhere.
	 */
	location: string;
	/**
	 * A sentence where the location means nothing to us, or has nothing on the market; else empty.
	 */
	location_note: string;
	did_you_mean: Link | null;
	cards: Card[];
	/**
	 * What those under nearby are, e.g. Nearest to Rye; empty where there are none.
	 */
	nearby_label: string;
	/**
	 * Where nothing was found: the nearest on the market, or the newest.
	 */
	nearby: Card[];
	sorts: LinkChoice[];
	view: 'grid' | 'list' | 'map';
	/**
	 * The same page of the same search, in each view.
	 */
	views: LinkChoice[];
	/**
	 * The other parameters, for a form that sends sort_by alone.
	 */
	hidden: {
		[k: string]: string | undefined;
	};
	/**
	 * Empty where there is one page.
	 */
	page_links: {
		label: string;
		/**
		 * Empty for a gap.
		 */
		url: string;
		kind: 'previous' | 'page' | 'current' | 'gap' | 'next';
	}[];
	filters: {
		/**
		 * The parameter.
		 */
		name: string;
		label: string;
		/**
		 * The same list without it.
		 */
		remove_url: string;
	}[];
	/**
	 * Where nothing was found: other searches and how many each finds; the last is everything.
	 */
	ways: {
		kind: 'wider' | 'fewer' | 'nearby' | 'other';
		count: number;
		label: string;
		url: string;
	}[];
	/**
	 * From the home page; the page itself is not among them.
	 */
	breadcrumbs: Link[];
	/**
	 * Filtered, sorted or empty.
	 */
	noindex: boolean;
}

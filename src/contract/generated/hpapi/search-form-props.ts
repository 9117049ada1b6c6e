/* Made from plugins/hpapi/schemas/search-form-props.json by `npm run contract`. Change the schema, not this file. */

import type { Link } from './parts/link';
import type { Option } from './parts/option';

/**
 * What the island search-form and its fallback template get (PHP: Search\Form\SearchFormView).
 */
export interface SearchFormProps {
	/**
	 * hero: large, on the home page, main fields first. bar: above a list, all fields.
	 */
	variant: 'hero' | 'bar';
	/**
	 * Path of the site, with slashes on both ends: / or /sub/. Goes before every URL of search-url.json.
	 */
	home_path: string;
	actions: {
		/**
		 * Address a form without JavaScript sends to.
		 */
		sales: string;
		lettings: string;
	};
	/**
	 * The values to begin with, as a form holds them; defaults are those of search-url.json.
	 */
	fields: {
		/**
		 * What was typed: a parish, a postcode or anything.
		 */
		location: string;
		/**
		 * Whole pounds; of lettings pounds per calendar month.
		 */
		min_price: string;
		max_price: string;
		min_beds: string;
		max_beds: string;
		/**
		 * Slug, empty for any.
		 */
		property_type: string;
		/**
		 * Miles.
		 */
		radius: '0' | '0.25' | '0.5' | '1' | '3' | '5' | '10' | '15' | '20';
		min_acres: string;
		max_acres: string;
		status_group: '' | 'available' | 'under_offer' | 'complete';
		age: '' | 'new';
		include_complete: '' | '1';
		/**
		 * 1 sales, 2 lettings.
		 */
		trans_type: '1' | '2';
		sort_by: 'newest' | 'price_asc' | 'price_desc' | 'distance';
		/**
		 * An area drawn on the map, as search-request.json; empty for none. The form carries it as long as no location is typed.
		 */
		polygon: string;
		/**
		 * The part of the map that was looked at; the same.
		 */
		bounds: string;
		/**
		 * How the list that it stands above is shown; kept by the next search.
		 */
		view: 'grid' | 'list' | 'map';
	};
	options: {
		/**
		 * Types that have property, first of all any: value empty.
		 */
		property_types: Option[];
		/**
		 * First the ends: 0 "No min" and, last, 99999999 "No max".
		 */
		sale_prices: Option[];
		/**
		 * The same in pounds per calendar month.
		 */
		rents: Option[];
		/**
		 * 0 "Any" … 10, last 999.
		 */
		beds: Option[];
		/**
		 * 0 "Any" …, last 999999.
		 */
		acres: Option[];
		/**
		 * With the labels of SRCH-11.
		 */
		radii: Option[];
		status_groups: Option[];
		sorts: Option[];
	};
	/**
	 * SRCH-04; in order of name.
	 */
	active_parishes: {
		slug: string;
		name: string;
	}[];
	/**
	 * REST route of suggestions; `query` is added. Answers LocationsAnswer.
	 */
	locations_url: string;
	/**
	 * What a list without a typed location is near, e.g. Near Headcorn station; else empty. Names a search that is offered again.
	 */
	place: string;
	did_you_mean: Link | null;
}

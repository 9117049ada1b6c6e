/* Made from plugins/hpapi/schemas/search-form-props.json by `npm run contract`. Change the schema, not this file. */

import type { Link } from './parts/link';
import type { SearchField } from './parts/search-field';

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
	 * The values to begin with by name, as a form holds them.
	 */
	fields: {
		[k: string]: string | undefined;
	};
	/**
	 * The fields of the filters, in the form's order.
	 */
	filters: SearchField[];
	/**
	 * SRCH-04; in order of name.
	 */
	active_parishes: {
		slug: string;
		name: string;
		/**
		 * Empty where it is not known.
		 */
		county?: string;
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

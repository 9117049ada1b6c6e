/* Made from plugins/hpapi/schemas/parts/search-field.json by `npm run contract`. Change the schema, not this file. */

import type { Option } from './option';

/**
 * A field of the search form (PHP: Search\Parameters\SearchField).
 */
export interface SearchField {
	name: string;
	kind: 'select' | 'check' | 'text' | 'date';
	/**
	 * main: beside the location. more: behind 'More filters'.
	 */
	place: 'main' | 'more';
	label: string;
	/**
	 * Its value where nothing is chosen.
	 */
	none: string;
	/**
	 * Of a check its one value.
	 */
	options: Option[];
	/**
	 * Instead of the options where property is to rent; empty for the same.
	 */
	rents: Option[];
	/**
	 * Shown where property is to rent, and nowhere else.
	 */
	lettings: boolean;
}

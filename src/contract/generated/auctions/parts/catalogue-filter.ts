/* Made from plugins/auctions/schemas/parts/catalogue-filter.json by `npm run contract`. Change the schema, not this file. */

import type { CatalogueOption } from './catalogue-option';

/**
 * A filter of a catalogue with the values it offers (PHP: CataloguePage\FilterForm).
 */
export interface CatalogueFilter {
	/**
	 * Its parameter; of a range only a name.
	 */
	name: string;
	kind: 'search' | 'range' | 'multiselect' | 'radio' | 'near';
	label: string;
	/**
	 * Of a range: the parameter of its lower bound; empty where it has none.
	 */
	minimum: string;
	/**
	 * Of a range: the parameter of its upper bound; of near that of its miles; empty where it has none.
	 */
	maximum: string;
	/**
	 * What is said where nothing is chosen, e.g. Any make.
	 */
	any: string;
	/**
	 * In the order they are shown. A range offers the same for both bounds.
	 */
	options: CatalogueOption[];
	/**
	 * Of near: the miles that stay out of the address; empty of others.
	 */
	usual: string;
	/**
	 * Whether it shows its values from the start.
	 */
	is_open: boolean;
}

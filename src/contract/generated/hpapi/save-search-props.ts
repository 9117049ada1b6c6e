/* Made from plugins/hpapi/schemas/save-search-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the island save-search gets.
 */
export interface SaveSearchProps {
	/**
	 * The search in words.
	 */
	label: string;
	/**
	 * The same without what the map looks at: the map may have moved since.
	 */
	base_label: string;
	/**
	 * What a drawn area and a part of the map add to it.
	 */
	area_labels: {
		polygon: string;
		bounds: string;
	};
	/**
	 * Its parameters, those at their default left out.
	 */
	search: {
		[k: string]: string | undefined;
	};
	/**
	 * The plain form.
	 */
	page_url: string;
	token_url: string;
	save_url: string;
	frequencies: {
		value: 'instant' | 'daily' | 'weekly';
		label: string;
	}[];
	/**
	 * Chosen to begin with.
	 */
	frequency: 'instant' | 'daily' | 'weekly';
}

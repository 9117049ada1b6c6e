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

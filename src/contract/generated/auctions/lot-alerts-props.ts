/* Made from plugins/auctions/schemas/lot-alerts-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the island lot-alerts gets.
 */
export interface LotAlertsProps {
	/**
	 * Slug.
	 */
	business: string;
	/**
	 * Post; 0 for all coming sales of the business.
	 */
	sale: number;
	/**
	 * Where to look: the sale, if there is one, and all coming ones.
	 */
	scopes: {
		/**
		 * Post; 0 for all.
		 */
		sale: number;
		label: string;
	}[];
	/**
	 * Filters by their names.
	 */
	search: {
		[k: string]: string | undefined;
	};
	/**
	 * What the button says.
	 */
	button: string;
	/**
	 * Whether it looks like a link.
	 */
	is_link: boolean;
	/**
	 * The search in words.
	 */
	label: string;
	/**
	 * Whether the filters are those of the page’s address, which may have changed since.
	 */
	follows: boolean;
	/**
	 * The plain form.
	 */
	page_url: string;
	api_url: string;
	frequencies: {
		value: 'instant' | 'daily' | 'weekly';
		label: string;
	}[];
	/**
	 * Chosen to begin with.
	 */
	frequency: 'instant' | 'daily' | 'weekly';
}

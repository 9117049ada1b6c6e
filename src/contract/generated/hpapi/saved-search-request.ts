/* Made from plugins/hpapi/schemas/saved-search-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /saved-searches
 */
export interface SavedSearchRequest {
	/**
	 * Of GET /saved-searches/token.
	 */
	token: string;
	email: string;
	frequency: 'instant' | 'daily' | 'weekly';
	/**
	 * Also when a price falls.
	 */
	price_drops?: boolean;
	/**
	 * The search's parameters as in its address; those at their default may be missing.
	 */
	search: {
		[k: string]: string | undefined;
	};
	/**
	 * Stays empty: people do not see it.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}

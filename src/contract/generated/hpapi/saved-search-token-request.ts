/* Made from plugins/hpapi/schemas/saved-search-token-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /saved-searches/token
 */
export interface SavedSearchTokenRequest {
	[k: string]: unknown | undefined;
}

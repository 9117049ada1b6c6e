/* Made from plugins/hpapi/schemas/saved-search-token-answer.json by `npm run contract`. Change the schema, not this file. */

export interface SavedSearchTokenAnswer {
	/**
	 * Goes back with the form, from the same browser, within a day.
	 */
	token: string;
}

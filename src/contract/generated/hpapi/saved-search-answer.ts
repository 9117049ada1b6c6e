/* Made from plugins/hpapi/schemas/saved-search-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * 202: the same for every address.
 */
export interface SavedSearchAnswer {
	status: 'queued';
	/**
	 * A sentence for people.
	 */
	message: string;
}

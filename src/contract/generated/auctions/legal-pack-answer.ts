/* Made from plugins/auctions/schemas/legal-pack-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * The request is stored and the email is on its way.
 */
export interface LegalPackAnswer {
	message: string;
	/**
	 * The documents, for this browser, where a setting opens them at once.
	 */
	url?: string;
}

/* Made from plugins/hpapi/schemas/saved-properties-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/saved-properties
 */
export interface SavedPropertiesAnswer {
	/**
	 * In the order asked for; each number once.
	 */
	data: {
		id: number;
		/**
		 * False where it has been withdrawn, or visitors may not see it.
		 */
		on_market: boolean;
		/**
		 * An article, as the theme prints it in lists.
		 */
		html: string;
	}[];
}

/* Made from plugins/hpapi/schemas/kept-properties-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/kept-properties
 */
export interface KeptPropertiesAnswer {
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

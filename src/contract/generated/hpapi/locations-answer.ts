/* Made from plugins/hpapi/schemas/locations-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * Suggestions, best first.
 */
export interface LocationsAnswer {
	data: {
		/**
		 * To show.
		 */
		label: string;
		/**
		 * Streets and references are those of property on the market.
		 */
		kind: 'parish' | 'town' | 'postcode' | 'station' | 'street' | 'reference';
		/**
		 * To put into the field location.
		 */
		value: string;
		/**
		 * A list of its own, empty where the form decides.
		 */
		url: string;
	}[];
}

/* Made from plugins/hpapi/schemas/valuation-place-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the site knows about the postcode of a property to value.
 */
export interface ValuationPlaceAnswer {
	data: {
		/**
		 * In the usual form, e.g. TN17 3AA.
		 */
		postcode: string;
		/**
		 * The nearest; empty where the postcode is not known.
		 */
		town: string;
		/**
		 * Name of the office that serves it; empty: the main one takes it on.
		 */
		office: string;
		is_known: boolean;
	};
}

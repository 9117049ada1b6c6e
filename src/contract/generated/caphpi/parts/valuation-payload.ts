/* Made from plugins/caphpi/schemas/parts/valuation-payload.json by `npm run contract`. Change the schema, not this file. */

/**
 * What is read of the valuation record that the browser posts as form data: the token, and what the owner says of themselves. The record's other fields (valuation-record.json) come along and are not read: vehicle and prices are what the server looked up.
 */
export interface ValuationPayload {
	/**
	 * From the look-up's answer.
	 */
	valuation_token: string;
	/**
	 * At most 40 characters, no links.
	 */
	name?: string;
	/**
	 * Required the first time. Left out, the valuation goes again to the address it went to before.
	 */
	email?: string;
	Condition?: '' | 'Unknown' | 'Good' | 'Average' | 'Poor';
	postcode?: string;
	[k: string]: unknown | undefined;
}

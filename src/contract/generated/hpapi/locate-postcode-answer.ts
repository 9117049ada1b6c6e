/* Made from plugins/hpapi/schemas/locate-postcode-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * Where a postcode is, and the parish that a property there would belong to.
 */
export interface LocatePostcodeAnswer {
	/**
	 * In its usual form.
	 */
	postcode: string;
	latitude: number;
	longitude: number;
	/**
	 * Only the middle of its sector or outward code is known.
	 */
	approximate: boolean;
	/**
	 * What was found: the postcode, its sector or its outward code.
	 */
	name: string;
	/**
	 * Name; empty for none.
	 */
	parish: string;
}

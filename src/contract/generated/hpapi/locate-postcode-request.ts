/* Made from plugins/hpapi/schemas/locate-postcode-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/locate-postcode, for staff
 */
export interface LocatePostcodeRequest {
	/**
	 * In any writing.
	 */
	postcode: string;
	[k: string]: unknown | undefined;
}

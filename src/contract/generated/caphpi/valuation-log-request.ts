/* Made from plugins/caphpi/schemas/valuation-log-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST caphpi/v1/valuation/log: tries the valuation's queued row of the spreadsheet once, now. Anything else that comes along is not read.
 */
export interface ValuationLogRequest {
	/**
	 * From the look-up's answer.
	 */
	valuation_token: string;
	[k: string]: unknown | undefined;
}

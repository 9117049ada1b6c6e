/* Made from plugins/caphpi/schemas/valuation-resume-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST caphpi/v1/valuation/resume: what was looked up, for a visitor who comes back to it. A POST, so that the token is in no log of addresses.
 */
export interface ValuationResumeRequest {
	/**
	 * From the look-up's answer.
	 */
	valuation_token: string;
	[k: string]: unknown | undefined;
}

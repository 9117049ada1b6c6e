/* Made from plugins/caphpi/schemas/valuation-log-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * 200: the row is in the spreadsheet. 202: another row is being written, this one waits for the worker. 502: not written yet, it stays queued. 409: the valuation has not been sent.
 */
export interface ValuationLogAnswer {
	/**
	 * Written by this call or before it; queued with 202.
	 */
	status: 'written' | 'queued';
}

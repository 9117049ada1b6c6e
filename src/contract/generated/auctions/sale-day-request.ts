/* Made from plugins/auctions/schemas/sale-day-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /auctions/sale-day/{sale}.
 */
export interface SaleDayRequest {
	/**
	 * The last entry that is known; 0 for all.
	 */
	since?: number;
	[k: string]: unknown | undefined;
}

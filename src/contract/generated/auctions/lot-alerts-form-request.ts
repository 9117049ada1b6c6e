/* Made from plugins/auctions/schemas/lot-alerts-form-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /auctions/lot-alerts
 */
export interface LotAlertsFormRequest {
	/**
	 * Slug, e.g. car-auctions.
	 */
	business: string;
	/**
	 * Post; 0 for all coming sales of the business.
	 */
	sale?: number;
	/**
	 * Filters of lots by their names; others are ignored.
	 */
	search?: {
		[k: string]: string | undefined;
	};
	[k: string]: unknown | undefined;
}

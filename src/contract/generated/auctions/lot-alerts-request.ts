/* Made from plugins/auctions/schemas/lot-alerts-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /auctions/lot-alerts
 */
export interface LotAlertsRequest {
	/**
	 * Of GET /auctions/lot-alerts.
	 */
	token: string;
	email: string;
	frequency: 'instant' | 'daily' | 'weekly';
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
	/**
	 * Stays empty: people do not see it.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}

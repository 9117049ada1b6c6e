/* Made from plugins/auctions/schemas/sync-token-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /auction/sync-token
 */
export interface SyncTokenRequest {
	/**
	 * As the platform names the auctioneer.
	 */
	auctioneer_id: string;
	/**
	 * As the platform names the sale.
	 */
	sale_id: string;
	/**
	 * For one lot alone; absent or empty for the whole sale.
	 */
	lot_id?: string;
	[k: string]: unknown | undefined;
}

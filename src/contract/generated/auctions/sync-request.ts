/* Made from plugins/auctions/schemas/sync-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /auction/sync
 */
export interface SyncRequest {
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
	/**
	 * Of POST /auction/sync-token.
	 */
	token: string;
	[k: string]: unknown | undefined;
}

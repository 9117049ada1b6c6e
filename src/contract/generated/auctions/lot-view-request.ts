/* Made from plugins/auctions/schemas/lot-view-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /hpapi/v1/auctions/lots/{lotId}/view: counts a view of a lot's page.
 */
export interface LotViewRequest {
	/**
	 * The lot's post, in the path.
	 */
	lotId: number;
	[k: string]: unknown | undefined;
}

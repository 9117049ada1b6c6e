/* Made from plugins/auctions/schemas/lot-panel-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET and POST /hpapi/v1/auction/lot/{lotId}/platform: the lot is in the path.
 */
export interface LotPanelRequest {
	/**
	 * The lot's post.
	 */
	lotId: number;
	[k: string]: unknown | undefined;
}

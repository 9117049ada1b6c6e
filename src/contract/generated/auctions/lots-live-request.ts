/* Made from plugins/auctions/schemas/lots-live-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /{business}/lots/live
 */
export interface LotsLiveRequest {
	/**
	 * Slug, of the path.
	 */
	business?: string;
	/**
	 * The sale's post.
	 */
	auction_id: number;
	/**
	 * The version that the page shows: data-version of its list.
	 */
	since?: number;
	[k: string]: unknown | undefined;
}

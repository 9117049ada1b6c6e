/* Made from plugins/auctions/schemas/watched-lots-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /auctions/watched-lots.
 */
export interface WatchedLotsRequest {
	/**
	 * Numbers of lots, comma-separated; at most a hundred count.
	 */
	ids?: string;
	[k: string]: unknown | undefined;
}

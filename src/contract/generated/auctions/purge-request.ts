/* Made from plugins/auctions/schemas/purge-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /hpapi/v1/auction/department/{departmentId}/lot/{lotId}/purge: both are in the path.
 */
export interface PurgeRequest {
	/**
	 * The department's term.
	 */
	departmentId: number;
	/**
	 * The lot's post.
	 */
	lotId: number;
	[k: string]: unknown | undefined;
}

/* Made from plugins/hpapi/schemas/locations-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/locations
 */
export interface LocationsRequest {
	/**
	 * What was typed so far; empty answers the active parishes.
	 */
	query?: string;
	trans_type?: 1 | 2;
	[k: string]: unknown | undefined;
}

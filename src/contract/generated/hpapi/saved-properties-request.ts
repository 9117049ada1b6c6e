/* Made from plugins/hpapi/schemas/saved-properties-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/saved-properties
 */
export interface SavedPropertiesRequest {
	/**
	 * Numbers of properties with commas between, at most a hundred.
	 */
	ids: string;
	[k: string]: unknown | undefined;
}

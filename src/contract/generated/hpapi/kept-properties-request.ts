/* Made from plugins/hpapi/schemas/kept-properties-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/kept-properties
 */
export interface KeptPropertiesRequest {
	/**
	 * Numbers of properties with commas between, at most a hundred.
	 */
	ids: string;
	[k: string]: unknown | undefined;
}

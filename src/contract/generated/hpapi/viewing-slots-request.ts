/* Made from plugins/hpapi/schemas/viewing-slots-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/properties/{id}/viewing-slots
 */
export interface ViewingSlotsRequest {
	/**
	 * A property.
	 */
	id: number;
	[k: string]: unknown | undefined;
}

/* Made from plugins/core/schemas/map-places-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/map-places
 */
export interface MapPlacesRequest {
	/**
	 * south,west,north,east in decimal degrees.
	 */
	bounds: string;
	/**
	 * Of the map, as tiles count it. Where the bounds are wider than any screen shows at it, a smaller one is taken.
	 */
	zoom?: number;
	[k: string]: unknown | undefined;
}

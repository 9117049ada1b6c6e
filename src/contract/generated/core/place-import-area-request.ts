/* Made from plugins/core/schemas/place-import-area-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /place-import/area: has the postcode service asked for whole outward codes.
 */
export interface PlaceImportAreaRequest {
	/**
	 * Outward codes, e.g. TN17, TN18.
	 */
	outcodes: string;
	[k: string]: unknown | undefined;
}

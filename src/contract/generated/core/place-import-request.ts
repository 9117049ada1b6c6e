/* Made from plugins/core/schemas/place-import-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /place-import, POST /place-import/work and POST /place-import/stop have no parameters.
 */
export interface PlaceImportRequest {
	[k: string]: unknown | undefined;
}

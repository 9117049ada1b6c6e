/* Made from plugins/core/schemas/place-import-begin-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /place-import: begins an upload, or finds how far the same one has come.
 */
export interface PlaceImportBeginRequest {
	/**
	 * Of the file.
	 */
	name: string;
	bytes: number;
	/**
	 * When the file was changed, as the browser tells it; milliseconds.
	 */
	stamp?: number;
	[k: string]: unknown | undefined;
}

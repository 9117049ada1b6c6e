/* Made from plugins/core/schemas/place-import-part-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /place-import/part: one part of the file, as the body.
 */
export interface PlaceImportPartRequest {
	/**
	 * Of the upload.
	 */
	id: string;
	/**
	 * Where in the file the part begins.
	 */
	offset: number;
	/**
	 * CRC-32 of the part.
	 */
	sum: string;
	[k: string]: unknown | undefined;
}

/* Made from plugins/hpapi/schemas/parts/stored-picture.json by `npm run contract`. Change the schema, not this file. */

/**
 * A picture as it is stored with a property.
 */
export interface StoredPicture {
	attachment?: number;
	caption?: string;
	source?: string;
	hash?: string;
}

/* Made from plugins/hpapi/schemas/parts/stored-link.json by `npm run contract`. Change the schema, not this file. */

/**
 * A document or a tour as it is stored with a property.
 */
export interface StoredLink {
	url?: string;
	caption?: string;
}

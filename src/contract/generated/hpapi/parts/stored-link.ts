/* Made from plugins/hpapi/schemas/parts/stored-link.json by `npm run contract`. Change the schema, not this file. */

/**
 * A document or a tour as it is stored with a property.
 */
export interface StoredLink {
	/**
	 * What sources bring may be http as well. Empty where it is a file of ours.
	 */
	url?: string;
	/**
	 * A file of the media library, 0 for none.
	 */
	attachment?: number;
	caption?: string;
}

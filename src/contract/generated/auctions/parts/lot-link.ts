/* Made from plugins/auctions/schemas/parts/lot-link.json by `npm run contract`. Change the schema, not this file. */

/**
 * A document, a film or a tour as it is stored with a lot.
 */
export interface LotLink {
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

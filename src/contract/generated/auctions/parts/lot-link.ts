/* Made from plugins/auctions/schemas/parts/lot-link.json by `npm run contract`. Change the schema, not this file. */

/**
 * A document, a film or a tour as it is stored with a lot.
 */
export interface LotLink {
	url?: string;
	caption?: string;
}

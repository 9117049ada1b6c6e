/* Made from plugins/auctions/schemas/parts/lot-picture.json by `npm run contract`. Change the schema, not this file. */

/**
 * A picture as it is stored with a lot.
 */
export interface LotPicture {
	attachment?: number;
	caption?: string;
	source?: string;
	hash?: string;
}

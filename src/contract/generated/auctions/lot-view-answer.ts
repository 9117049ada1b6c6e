/* Made from plugins/auctions/schemas/lot-view-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * The same whether the view was counted or not: only the seller and staff learn the number.
 */
export interface LotViewAnswer {
	taken: boolean;
}

/* Made from plugins/auctions/schemas/lots-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * HTML: the list of lots, whose root has data-total and data-matching.
 */
export type LotsAnswer = string;

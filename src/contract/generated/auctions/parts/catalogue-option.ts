/* Made from plugins/auctions/schemas/parts/catalogue-option.json by `npm run contract`. Change the schema, not this file. */

/**
 * A value of a catalogue's filter.
 */
export interface CatalogueOption {
	value: string;
	label: string;
	/**
	 * How many lots it would leave under the other filters (AUC-14), of a range as its lower bound; null where that is not told.
	 */
	count: number | null;
	/**
	 * Of a range: how many lots it would leave as the upper bound.
	 */
	count_to?: number | null;
}

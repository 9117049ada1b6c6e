/* Made from plugins/auctions/schemas/parts/lot-facet-value.json by `npm run contract`. Change the schema, not this file. */

/**
 * A value of a filter.
 */
export interface LotFacetValue {
	value: string;
	label: string;
	/**
	 * How many lots it would leave.
	 */
	count: number;
	/**
	 * Of a model: its make.
	 */
	within: string;
}

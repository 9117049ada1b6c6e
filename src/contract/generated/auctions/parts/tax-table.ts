/* Made from plugins/auctions/schemas/parts/tax-table.json by `npm run contract`. Change the schema, not this file. */

/**
 * One of core's dated tables of the taxes on buying (src/Tax/property-taxes.json).
 */
export interface TaxTable {
	/**
	 * YYYY-MM-DD.
	 */
	from: string;
	bands: {
		over: number;
		/**
		 * Per cent.
		 */
		rate: number;
	}[];
	first_time: {
		/**
		 * Highest price with relief, 0: any.
		 */
		limit: number;
		bands: {
			over: number;
			/**
			 * Per cent.
			 */
			rate: number;
		}[];
	} | null;
	additional: {
		minimum: number;
		/**
		 * Per cent of the whole price.
		 */
		surcharge: number;
		bands: {
			over: number;
			/**
			 * Per cent.
			 */
			rate: number;
		}[];
	};
	non_resident: {
		minimum: number;
		surcharge: number;
	} | null;
}

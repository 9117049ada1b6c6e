/* Made from plugins/auctions/schemas/parts/fee-table.json by `npm run contract`. Change the schema, not this file. */

/**
 * What buyers pay beside the hammer price. Bands go on from each other, the first from 0, the last without an end (PHP: Fees\FeeTable).
 */
export interface FeeTable {
	/**
	 * @maxItems 20
	 */
	lines: {
		/**
		 * As buyers read it, e.g. Buyer's premium.
		 */
		label: string;
		applies_to: 'all' | 'property' | 'vehicle';
		/**
		 * @maxItems 40
		 */
		bands: {
			/**
			 * Hammer price in whole pounds.
			 */
			from: number;
			/**
			 * The last pound of the band; null where it has no end.
			 */
			to: number | null;
			/**
			 * Whole pounds; null for a percentage.
			 */
			sum: number | null;
			/**
			 * Of the hammer price, two decimals at most; null for a fixed sum.
			 */
			percent: number | null;
			/**
			 * The least that a percentage comes to, whole pounds.
			 */
			minimum: number | null;
		}[];
		/**
		 * Whether VAT comes on top, is in it, or is not due.
		 */
		vat: 'added' | 'included' | 'none';
	}[];
}

/* Made from plugins/hpapi/schemas/parts/tax-band.json by `npm run contract`. Change the schema, not this file. */

/**
 * A band of a tax table.
 */
export interface TaxBand {
	over: number;
	/**
	 * Per cent.
	 */
	rate: number;
}

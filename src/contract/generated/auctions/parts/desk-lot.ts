/* Made from plugins/auctions/schemas/parts/desk-lot.json by `npm run contract`. Change the schema, not this file. */

/**
 * A lot as the desk shows it.
 */
export interface DeskLot {
	id: number;
	/**
	 * As it is printed.
	 */
	number: string;
	title: string;
	/**
	 * LotStatus.
	 */
	status: string;
	/**
	 * Whole pounds; 0 for none.
	 */
	hammer: number;
	/**
	 * In words.
	 */
	guide: string;
	guide_low: number;
	guide_high: number;
}

/* Made from plugins/auctions/schemas/sale-day-entries-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /auctions/sale-day/{sale}: what a desk has to say, in its order. What was sent before counts once.
 */
export interface SaleDayEntriesRequest {
	/**
	 * Made anew by each desk that is opened.
	 */
	client: string;
	/**
	 * The last entry that the desk knows.
	 */
	since?: number;
	/**
	 * @minItems 1
	 * @maxItems 100
	 */
	entries: {
		sequence: number;
		lot: number;
		outcome: 'sold' | 'unsold' | 'referred' | 'withdrawn' | 'postponed' | 'undo';
		/**
		 * Whole pounds.
		 */
		hammer: number;
		/**
		 * The last entry of this lot that the desk knew.
		 */
		seen: number;
		/**
		 * The lot's LotStatus as the desk showed it: the result that the entry replaces. Missing in entries of older desks.
		 */
		was?: string;
		/**
		 * Whole pounds, with was.
		 */
		was_hammer?: number;
		/**
		 * When the key was pressed, Unix seconds.
		 */
		at: number;
	}[];
	[k: string]: unknown | undefined;
}

/* Made from plugins/auctions/schemas/sale-day-closing.json by `npm run contract`. Change the schema, not this file. */

/**
 * What a person looks at before they close a sale, and the sale once it is closed.
 */
export interface SaleDayClosing {
	closed: boolean;
	/**
	 * Version of everything here. Closing names it, so that the sale is closed only as it was looked at.
	 */
	version: string;
	/**
	 * Lots without a result.
	 */
	open: {
		id: number;
		name: string;
	}[];
	/**
	 * Lots of which the highest bid is with the seller. Reserve, answer and deadline are empty for people who may not edit lots.
	 */
	referred: {
		id: number;
		name: string;
		/**
		 * In words; empty where none was noted.
		 */
		bid: string;
		guide: string;
		reserve: string;
		answer: string;
		/**
		 * A day in words.
		 */
		deadline: string;
		/**
		 * Empty for people who may not edit the lot.
		 */
		edit_url: string;
	}[];
	/**
	 * Results that a person must confirm.
	 */
	doubts: {
		/**
		 * 0 for the sale itself.
		 */
		id: number;
		name: string;
		words: string;
	}[];
	figures: {
		lots: number;
		offered: number;
		sold: number;
		/**
		 * Per cent; null where no lot was offered.
		 */
		rate: number | null;
		/**
		 * Whole pounds.
		 */
		raised: number;
	};
	results_url: string;
	/**
	 * Where staff offer its unsold lots again.
	 */
	lots_url: string;
}

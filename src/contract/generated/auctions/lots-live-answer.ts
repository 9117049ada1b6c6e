/* Made from plugins/auctions/schemas/lots-live-answer.json by `npm run contract`. Change the schema, not this file. */

export interface LotsLiveAnswer {
	/**
	 * What to ask with as `since` the next time; also in the ETag.
	 */
	version: number;
	sale_status: string;
	/**
	 * Lots of the sale: another number than the page's means that some came or went.
	 */
	total: number;
	/**
	 * There are changes that are not in it: fetch the list anew.
	 */
	more: boolean;
	/**
	 * Of a sale that an auctioneer takes lot by lot: where it is. Null of any other, and once no lot is left.
	 */
	run: {
		/**
		 * Unix seconds: when the lot that is being sold came up.
		 */
		since: number;
		/**
		 * Seconds that a lot takes.
		 */
		pace: number;
		/**
		 * Those still to be sold, in their order; the first is being sold.
		 */
		lots: number[];
		/**
		 * Of the lot that is being sold.
		 */
		number: string;
		/**
		 * Of the same: a property's address, another lot's title.
		 */
		name: string;
		/**
		 * Its page.
		 */
		url: string;
	} | null;
	/**
	 * Those that changed; one may be told twice.
	 */
	lots: {
		id: number;
		number: string;
		status: string;
		/**
		 * The lot and how it stands in one sentence.
		 */
		said: string;
		/**
		 * Its card.
		 */
		html: string;
	}[];
}

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

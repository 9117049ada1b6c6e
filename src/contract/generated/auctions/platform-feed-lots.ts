/* Made from plugins/auctions/schemas/platform-feed-lots.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET {base}/sales/{sale_id}/lots?page=N of the plain JSON feed of a bidding platform (docs/platform.md). Times are ISO 8601 or Unix seconds, amounts pounds. Other keys are ignored and never stored.
 */
export interface PlatformFeedLots {
	page: number;
	pages: number;
	/**
	 * Lots of the whole catalogue.
	 */
	total: number;
	/**
	 * The same on every page of one catalogue.
	 */
	etag: string;
	lots: {
		auctioneer_id: string | number;
		sale_id: string | number;
		lot_id: string | number;
		lot_number: string | number;
		title: string;
		/**
		 * available, sold, sold_prior, sold_after, unsold, withdrawn, postponed or referred; another word is stored and changes nothing.
		 */
		status: string;
		/**
		 * HTML or text.
		 */
		description?: string;
		guide_low?: number | string | null;
		guide_high?: number | string | null;
		price_status?: 'guide' | 'guide_range' | 'estimate' | 'no_reserve' | 'reserve_met' | 'poa' | 'refer';
		/**
		 * Whole pounds of the highest bid so far; 0 or null for none.
		 */
		current_bid?: number | string | null;
		/**
		 * With pence after a point.
		 */
		hammer?: number | string | null;
		category?: string;
		purchase_option?: '' | 'buy_now' | 'make_offer' | 'tender' | 'tender_percent' | 'transfer';
		starts_at?: string | number | null;
		/**
		 * When bidding on the lot ends. Send the new time when a late bid extends it.
		 */
		ends_at?: string | number | null;
		updated_at?: string | number | null;
		/**
		 * sale_id/lot_id of the unsold lot that is offered again, e.g. S1/L7.
		 */
		relists?: string;
		images?: {
			url: string;
			position?: number;
			caption?: string;
			updated_at?: string | number | null;
			[k: string]: unknown | undefined;
		}[];
		videos?: {
			url: string;
			title?: string;
			[k: string]: unknown | undefined;
		}[];
		documents?: {
			url: string;
			title?: string;
			kind?: 'legal' | 'inspection' | 'other';
			[k: string]: unknown | undefined;
		}[];
		addenda?: {
			number: number | string;
			text: string;
			[k: string]: unknown | undefined;
		}[];
		/**
		 * Any other field of lot-fields.json by its name; one that is no longer listed becomes unknown.
		 */
		facts?: {
			[k: string]: unknown | undefined;
		};
		[k: string]: unknown | undefined;
	}[];
	[k: string]: unknown | undefined;
}

/* Made from plugins/auctions/schemas/platform-feed-sales.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET {base}/sales of the plain JSON feed of a bidding platform (docs/platform.md). Times are ISO 8601 or Unix seconds.
 */
export interface PlatformFeedSales {
	sales: {
		/**
		 * Letters, digits, '.', '_', '-'; at most 20.
		 */
		auctioneer_id: string | number;
		/**
		 * Letters, digits, '.', '_', '-'; at most 38.
		 */
		sale_id: string | number;
		title: string;
		status: 'draft' | 'announced' | 'catalogue' | 'running' | 'finished' | 'cancelled';
		/**
		 * HTML or text.
		 */
		description?: string;
		/**
		 * Slug, e.g. car-auctions.
		 */
		business?: string;
		/**
		 * Slug.
		 */
		department_id?: string;
		/**
		 * Its name, where it is to be created.
		 */
		department?: string;
		/**
		 * Slug, e.g. timed.
		 */
		sale_type?: string;
		starts_at?: string | number | null;
		ends_at?: string | number | null;
		updated_at?: string | number | null;
		venue?: string;
		lot_count?: number | null;
		addenda?: {
			number: number | string;
			text: string;
			[k: string]: unknown | undefined;
		}[];
		/**
		 * Any other field of sale-fields.json by its name.
		 */
		facts?: {
			[k: string]: unknown | undefined;
		};
		[k: string]: unknown | undefined;
	}[];
	[k: string]: unknown | undefined;
}

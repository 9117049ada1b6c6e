/* Made from plugins/auctions/schemas/sync-overlay-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * The button that brings a sale or a lot up to date with the platform.
 */
export interface SyncOverlayProps {
	auctioneer_id: string;
	sale_id: string;
	/**
	 * Empty for the whole sale.
	 */
	lot_id: string;
	/**
	 * Name of the platform, for people.
	 */
	platform: string;
	/**
	 * When it was last brought up to date, in words; empty where it never was.
	 */
	synced: string;
	/**
	 * The same in Unix seconds; 0 where it never was.
	 */
	synced_at: number;
	/**
	 * How long ago that is, in words; empty where it never was.
	 */
	synced_ago: string;
	/**
	 * What the server's own form sends.
	 */
	form: {
		action: string;
		name: string;
		post: number;
	};
	token_url: string;
	sync_url: string;
}

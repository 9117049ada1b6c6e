/* Made from plugins/auctions/schemas/watched-lots-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * Cards of lots that a browser watches; those that are no longer to be seen are left out.
 */
export interface WatchedLotsAnswer {
	data: {
		id: number;
		on_market: boolean;
		html: string;
	}[];
}

/* Made from plugins/auctions/schemas/parts/viewing-time.json by `npm run contract`. Change the schema, not this file. */

/**
 * When a lot, or the lots of a sale, may be seen. Unix seconds.
 */
export interface ViewingTime {
	starts_at?: number;
	ends_at?: number;
	note?: string;
}

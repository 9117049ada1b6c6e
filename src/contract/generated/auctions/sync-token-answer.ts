/* Made from plugins/auctions/schemas/sync-token-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * The leave to sync once, for this browser, for five minutes.
 */
export interface SyncTokenAnswer {
	token: string;
}

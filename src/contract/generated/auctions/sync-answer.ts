/* Made from plugins/auctions/schemas/sync-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * What became of a sync. While it runs, ask again with the same token.
 */
export interface SyncAnswer {
	state: 'running' | 'done';
	added: number;
	changed: number;
	unchanged: number;
	withdrawn: number;
	/**
	 * Unix seconds; 0 while it runs.
	 */
	finished_at: number;
}

/* Made from plugins/auctions/schemas/parts/desk-entry.json by `npm run contract`. Change the schema, not this file. */

/**
 * What a desk entered, and what became of it.
 */
export interface DeskEntry {
	id: number;
	lot: number;
	/**
	 * Which desk.
	 */
	client: string;
	outcome: 'sold' | 'unsold' | 'referred' | 'withdrawn' | 'postponed' | 'undo';
	hammer: number;
	state: 'kept' | 'applying' | 'applied' | 'undone' | 'conflict' | 'refused' | 'idle';
	/**
	 * Unix seconds by the desk's clock.
	 */
	at: number;
	/**
	 * Name of who entered it.
	 */
	who: string;
}

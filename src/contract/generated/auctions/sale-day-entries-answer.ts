/* Made from plugins/auctions/schemas/sale-day-entries-answer.json by `npm run contract`. Change the schema, not this file. */

import type { DeskEntry } from './parts/desk-entry';
import type { DeskLot } from './parts/desk-lot';

/**
 * How far a desk's entries are kept, and what is new of its lots.
 */
export interface SaleDayEntriesAnswer {
	/**
	 * Whether the sale is finished: what is entered now is kept and changes nothing.
	 */
	closed?: boolean;
	/**
	 * Whether the catalogue is open and the sale is not live yet.
	 */
	waits?: boolean;
	/**
	 * The last sequence that is kept.
	 */
	through: number;
	lots: DeskLot[];
	entries: DeskEntry[];
}

/* Made from plugins/auctions/schemas/sale-day-state.json by `npm run contract`. Change the schema, not this file. */

import type { DeskEntry } from './parts/desk-entry';
import type { DeskLot } from './parts/desk-lot';

/**
 * Lots of a sale and what desks entered: all, or since an entry.
 */
export interface SaleDayState {
	/**
	 * Whether the sale is finished: what is entered now is kept and changes nothing.
	 */
	closed?: boolean;
	/**
	 * Whether the catalogue is open and the sale is not live yet.
	 */
	waits?: boolean;
	lots: DeskLot[];
	entries: DeskEntry[];
}

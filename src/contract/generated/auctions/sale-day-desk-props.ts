/* Made from plugins/auctions/schemas/sale-day-desk-props.json by `npm run contract`. Change the schema, not this file. */

import type { DeskEntry } from './parts/desk-entry';
import type { DeskLot } from './parts/desk-lot';

/**
 * What the island sale-day-desk gets (PHP: SaleDay\DeskScreen).
 */
export interface SaleDayDeskProps {
	/**
	 * Whether the sale is finished: what is entered now is kept and changes nothing.
	 */
	closed?: boolean;
	/**
	 * Whether the catalogue is open and the sale is not live yet.
	 */
	waits?: boolean;
	sale: number;
	title: string;
	/**
	 * The route of this sale.
	 */
	api: string;
	/**
	 * WordPress's, for its REST API.
	 */
	nonce: string;
	/**
	 * Address that answers a fresh nonce.
	 */
	renew: string;
	/**
	 * Address to go back to.
	 */
	leave: string;
	/**
	 * The sale's catalogue.
	 */
	public: string;
	lots: DeskLot[];
	entries: DeskEntry[];
}

/* Made from plugins/auctions/schemas/sale-fields.json by `npm run contract`. Change the schema, not this file. */

import type { FeeTable } from './parts/fee-table';
import type { ViewingTime } from './parts/viewing-time';

/**
 * What is stored of a sale, one post meta each under its name here with the prefix hh_sale_.
 */
export interface SaleFields {
	/**
	 * The platform's number of the auctioneer.
	 */
	auctioneer_id?: string;
	/**
	 * The platform's number of the sale.
	 */
	platform_sale_id?: string;
	/**
	 * The adapter that it comes from; empty where staff made it.
	 */
	platform?: string;
	status?: 'draft' | 'announced' | 'catalogue' | 'running' | 'finished' | 'cancelled' | 'postponed';
	/**
	 * Unix seconds.
	 */
	starts_at?: number;
	/**
	 * Unix seconds; 0 where no end is known.
	 */
	ends_at?: number;
	/**
	 * Unix seconds: until when sellers can enter lots; 0 where no time is known.
	 */
	entries_close_at?: number;
	venue?: string;
	venue_postcode?: string;
	how_to_bid?: string;
	/**
	 * Web address.
	 */
	online_bidding_url?: string;
	/**
	 * Web address.
	 */
	registration_url?: string;
	/**
	 * Web address of the video of the sale, while it is held.
	 */
	stream_url?: string;
	/**
	 * Web address of the conditions of sale.
	 */
	conditions_url?: string;
	remote_bidding?: ('online' | 'telephone' | 'commission')[];
	fee_table?: FeeTable;
	introduction?: string;
	viewing_days?: ViewingTime[];
	deposit_percent?: number;
	/**
	 * Of a sale of classics: the year of first registration of the newest vehicle that it takes; 0 for any.
	 */
	newest_year?: number;
	completion_days?: number;
	/**
	 * How completion_days are counted, for lots' own, too.
	 */
	completion_unit?: 'days' | 'working_days';
	/**
	 * When and where buyers of vehicles collect, and what they bring.
	 */
	collection?: string;
	/**
	 * Names of fields that staff set by hand.
	 */
	staff_fields?: string[];
	/**
	 * Hash of what the platform last said.
	 */
	feed_hash?: string;
	/**
	 * Unix seconds: the platform's own date.
	 */
	updated_at?: number;
}

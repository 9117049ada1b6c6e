/* Made from plugins/auctions/schemas/parts/sale-card.json by `npm run contract`. Change the schema, not this file. */

import type { CardPicture } from './card-picture';
import type { ViewingTime } from './viewing-time';

/**
 * What a list shows of a sale; how many lots it has stands beside it.
 */
export interface SaleCard {
	id: number;
	url: string;
	slug: string;
	title: string;
	/**
	 * Slug.
	 */
	business: string;
	/**
	 * Term.
	 */
	department: number;
	department_name: string;
	/**
	 * Its name.
	 */
	sale_type: string;
	status: string;
	status_label: string;
	/**
	 * Unix seconds; 0 where no date is known.
	 */
	starts_at: number;
	ends_at: number;
	venue: string;
	venue_postcode: string;
	how_to_bid: string;
	online_bidding_url: string;
	registration_url: string;
	/**
	 * Plain.
	 */
	introduction: string;
	remote_bidding: string[];
	viewing_days: ViewingTime[];
	/**
	 * Its own picture, else the first lot's; null where there is none.
	 */
	image: CardPicture | null;
}

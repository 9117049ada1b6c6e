/* Made from plugins/auctions/schemas/parts/lot-card.json by `npm run contract`. Change the schema, not this file. */

import type { CardPicture } from './card-picture';

/**
 * What a list shows of a lot.
 */
export interface LotCard {
	id: number;
	/**
	 * Of its page; empty where it has no number.
	 */
	url: string;
	/**
	 * Post.
	 */
	sale: number;
	/**
	 * As printed, e.g. 12A.
	 */
	number: string;
	/**
	 * Its number as an address has it.
	 */
	anchor: string;
	title: string;
	/**
	 * A property's address, or its town where the address is hidden; empty for other lots.
	 */
	place: string;
	/**
	 * What its sale sells, in a sentence: cars.
	 */
	goods: string;
	/**
	 * Unix seconds; 0 where its sale has no date.
	 */
	sale_starts_at: number;
	/**
	 * cancelled or postponed; empty while its sale is held.
	 */
	sale_off: string;
	/**
	 * property, vehicle or other.
	 */
	kind: string;
	status: string;
	/**
	 * Empty while it is available.
	 */
	status_label: string;
	/**
	 * What stands before the figures, e.g. Guide price; empty where the figures say it all.
	 */
	price_label: string;
	/**
	 * e.g. £3,000 to £3,500; empty where there are no figures.
	 */
	price_text: string;
	/**
	 * Whole pounds; 0 for none.
	 */
	hammer: number;
	plate: string;
	/**
	 * Its key facts in words, the most telling first.
	 */
	facts: string[];
	summary: string;
	/**
	 * The first few; image_count says how many there are.
	 *
	 * @maxItems 5
	 */
	images: CardPicture[];
	image_count: number;
	has_floorplan: boolean;
	has_film: boolean;
	/**
	 * An inspection report.
	 */
	has_report: boolean;
	latitude: number | null;
	longitude: number | null;
	/**
	 * Unix seconds: when bidding on it ends, or its sale begins; 0 where no date is known.
	 */
	ends_at: number;
	/**
	 * Unix seconds: when bidding on the lot itself ends; 0 where its sale alone has an end.
	 */
	lot_ends_at: number;
	/**
	 * Term.
	 */
	department: number;
	/**
	 * The platform's.
	 */
	auctioneer_id: string;
	platform_sale_id: string;
	platform_lot_id: string;
}

/* Made from plugins/hpapi/schemas/parts/card.json by `npm run contract`. Change the schema, not this file. */

import type { CardPicture } from './card-picture';

/**
 * A property as a list shows it: the JSON of hpapi_property_index.card.
 */
export interface Card {
	id: number;
	/**
	 * Absolute.
	 */
	url: string;
	heading: string;
	/**
	 * One line, as shown.
	 */
	address: string;
	/**
	 * Name, empty for none.
	 */
	parish: string;
	town: string;
	/**
	 * Outward code.
	 */
	postcode_area: string;
	/**
	 * 1 sales, 2 lettings.
	 */
	channel: 1 | 2;
	status:
		'available' | 'sold_stc' | 'sold_stcm' | 'under_offer' | 'reserved' | 'let_agreed' | 'sold' | 'let' | 'withdrawn';
	/**
	 * Empty where it is simply available.
	 */
	status_label: string;
	status_group: 'available' | 'under_offer' | 'complete' | 'hidden';
	/**
	 * Whole pounds, as stored; 0 unknown.
	 */
	price: number;
	/**
	 * £425,000 · £1,650 pcm · POA
	 */
	price_string: string;
	/**
	 * Of lettings the rent a week beside a month's, which stands in price_string even where the rent is a week's; or a month's beside any other; empty or missing where there is none.
	 */
	other_rent?: string;
	/**
	 * Guide price, Offers over, … or empty.
	 */
	price_qualifier_label: string;
	bedrooms: number;
	bathrooms: number;
	living_rooms: number;
	/**
	 * Slug.
	 */
	property_type: string;
	property_type_label: string;
	new_home: boolean;
	acres: number;
	/**
	 * Plain text, at most 240 characters.
	 */
	summary: string;
	latitude: number | null;
	longitude: number | null;
	/**
	 * The first few; image_count says how many there are.
	 *
	 * @maxItems 8
	 */
	images: CardPicture[];
	image_count: number;
	has_floorplan: boolean;
	/**
	 * A film or a tour to walk through.
	 */
	has_tour: boolean;
	/**
	 * Unix seconds.
	 */
	listed_at: number;
	/**
	 * Unix seconds: the start of the day when its price was reduced, if that is its last change; else 0.
	 */
	reduced_at: number;
}

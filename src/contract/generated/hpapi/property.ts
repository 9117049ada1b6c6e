/* Made from plugins/hpapi/schemas/property.json by `npm run contract`. Change the schema, not this file. */

import type { Card } from './parts/card';
import type { EpcGrade } from './parts/epc-grade';
import type { Fact } from './parts/fact';
import type { Link } from './parts/link';
import type { Picture } from './parts/picture';
import type { Tour } from './parts/tour';

/**
 * A property as its page shows it (PHP: PropertyPage\PropertyView::to_array()).
 */
export interface Property {
	id: number;
	reference: string;
	url: string;
	card: Card;
	withdrawn: boolean;
	heading: string;
	address: string;
	address_lines: string[];
	postcode: string;
	price_string: string;
	price_qualifier_label: string;
	status_label: string;
	/**
	 * False for what is sold, let or agreed: no viewing is offered.
	 */
	on_market: boolean;
	/**
	 * 1 sales, 2 lettings.
	 */
	channel: 1 | 2;
	/**
	 * Safe HTML.
	 */
	description: string;
	summary: string;
	features: string[];
	key_facts: Fact[];
	material_information: Fact[];
	/**
	 * material_information by what it is about; none is empty.
	 */
	material_groups: {
		key: 'a' | 'b' | 'c';
		label: string;
		facts: Fact[];
	}[];
	/**
	 * Null where nothing is known.
	 */
	epc: {
		current: EpcGrade | null;
		potential: EpcGrade | null;
		exempt: boolean;
	} | null;
	/**
	 * Whole pounds, 0 where it is not known or not shown.
	 */
	price: number;
	/**
	 * Changes of the price, the newest first; empty where it is not shown.
	 */
	price_history: {
		/**
		 * YYYY-MM-DD.
		 */
		date: string;
		change: 'reduced' | 'increased';
		/**
		 * Whole pounds, since then.
		 */
		price: number;
		/**
		 * Reduced from £495,000 on 3 October 2026
		 */
		text: string;
	}[];
	/**
	 * What the page tells renters; null of a sale.
	 */
	letting: {
		/**
		 * A week's rent beside a month's, a month's beside any other; empty where it cannot be known.
		 */
		other_rent: string;
		/**
		 * What they may count on, by the law in force today; empty of what is no home.
		 */
		sentences: string[];
		/**
		 * The page of tenants' fees; empty where none is published.
		 */
		fees_url: string;
		/**
		 * Redress, protection of clients' money, and registration in Scotland or Wales; those that are set.
		 */
		schemes: {
			label: string;
			name: string;
			url: string;
		}[];
	} | null;
	/**
	 * By whose law buying it as a home is taxed, as far as the postcode tells; empty: none of these, or no home for sale.
	 */
	nation: '' | 'england' | 'scotland' | 'wales';
	/**
	 * The nearest, at most three, within 15 miles.
	 */
	stations: {
		name: string;
		slug: string;
		miles: number;
		/**
		 * In words, e.g. 2.4 miles.
		 */
		distance: string;
		high_speed: boolean;
		/**
		 * The list of property around it.
		 */
		url: string;
	}[];
	images: Picture[];
	floorplans: Picture[];
	epc_images: Picture[];
	documents: Link[];
	virtual_tours: Tour[];
	latitude: number | null;
	longitude: number | null;
	location_approximate: boolean;
	parish: {
		id: number;
		name: string;
		url: string;
	} | null;
	listed_at: number;
	updated_at: number;
}

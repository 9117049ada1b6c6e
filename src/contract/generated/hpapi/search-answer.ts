/* Made from plugins/hpapi/schemas/search-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * One page of a list.
 */
export interface SearchAnswer {
	data: {
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
		images: {
			/**
			 * About 600 px wide.
			 */
			src: string;
			/**
			 * About 1200 px wide; the same as src where there is none.
			 */
			src_large: string;
			/**
			 * Of src, pixels.
			 */
			width: number;
			height: number;
			alt: string;
			/**
			 * Placeholder, #rrggbb.
			 */
			color: string;
		}[];
		image_count: number;
		has_floorplan: boolean;
		/**
		 * Unix seconds.
		 */
		listed_at: number;
	}[];
	total: number;
	page: number;
	pages: number;
	per_page: number;
	/**
	 * The list page of this search.
	 */
	url: string;
	did_you_mean: {
		label: string;
		url: string;
	} | null;
}

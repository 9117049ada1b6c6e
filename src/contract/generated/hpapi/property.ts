/* Made from plugins/hpapi/schemas/property.json by `npm run contract`. Change the schema, not this file. */

/**
 * A property as its page shows it (PHP: Properties\View\PropertyView::to_array()).
 */
export interface Property {
	id: number;
	reference: string;
	url: string;
	card: {
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
	};
	withdrawn: boolean;
	heading: string;
	address: string;
	address_lines: string[];
	postcode: string;
	price_string: string;
	price_qualifier_label: string;
	status_label: string;
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
	key_facts: {
		/**
		 * Stable, for tests and styling.
		 */
		key: string;
		label: string;
		value: string;
	}[];
	material_information: {
		/**
		 * Stable, for tests and styling.
		 */
		key: string;
		label: string;
		value: string;
	}[];
	/**
	 * material_information by what it is about; none is empty.
	 */
	material_groups: {
		key: 'a' | 'b' | 'c';
		label: string;
		facts: {
			/**
			 * Stable, for tests and styling.
			 */
			key: string;
			label: string;
			value: string;
		}[];
	}[];
	/**
	 * Null where nothing is known.
	 */
	epc: {
		current: {
			band: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
			/**
			 * 0 where not known.
			 */
			score: number;
		} | null;
		potential: {
			band: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
			/**
			 * 0 where not known.
			 */
			score: number;
		} | null;
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
	images: {
		src: string;
		src_large: string;
		width: number;
		height: number;
		alt: string;
		color: string;
		caption: string;
		/**
		 * For the attribute, empty for none.
		 */
		srcset: string;
		/**
		 * Attachment.
		 */
		id: number;
	}[];
	floorplans: {
		src: string;
		src_large: string;
		width: number;
		height: number;
		alt: string;
		color: string;
		caption: string;
		/**
		 * For the attribute, empty for none.
		 */
		srcset: string;
		/**
		 * Attachment.
		 */
		id: number;
	}[];
	epc_images: {
		src: string;
		src_large: string;
		width: number;
		height: number;
		alt: string;
		color: string;
		caption: string;
		/**
		 * For the attribute, empty for none.
		 */
		srcset: string;
		/**
		 * Attachment.
		 */
		id: number;
	}[];
	documents: {
		label: string;
		url: string;
	}[];
	virtual_tours: {
		label: string;
		url: string;
	}[];
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

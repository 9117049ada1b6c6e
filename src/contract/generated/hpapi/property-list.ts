/* Made from plugins/hpapi/schemas/property-list.json by `npm run contract`. Change the schema, not this file. */

/**
 * A list page as the theme prints it: Hpapi::current_list() (PHP: Properties\Lists\ListPage::to_array()).
 */
export interface PropertyList {
	/**
	 * The one address of this search and view; the canonical one is that of the grid.
	 */
	url: string;
	/**
	 * e.g. Property for sale in Cranbrook.
	 */
	heading: string;
	/**
	 * A sentence below it, often empty.
	 */
	intro: string;
	/**
	 * e.g. 25 to 48 of 112 properties.
	 */
	count_label: string;
	total: number;
	page: number;
	/**
	 * How many.
	 */
	pages: number;
	per_page: number;
	/**
	 * 1 sales, 2 lettings.
	 */
	channel: 1 | 2;
	/**
	 * As typed, or the parish's name; empty for everywhere.
	 */
	location: string;
	/**
	 * A sentence where the location means nothing to us, or has nothing on the market; else empty.
	 */
	location_note: string;
	did_you_mean: {
		label: string;
		url: string;
	} | null;
	cards: {
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
	/**
	 * What those under nearby are, e.g. Nearest to Rye; empty where there are none.
	 */
	nearby_label: string;
	/**
	 * Where nothing was found: the nearest on the market, or the newest.
	 */
	nearby: {
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
	sorts: {
		value: string;
		label: string;
		url: string;
		selected: boolean;
	}[];
	view: 'grid' | 'list' | 'map';
	/**
	 * The same page of the same search, in each view.
	 */
	views: {
		value: string;
		label: string;
		url: string;
		selected: boolean;
	}[];
	/**
	 * The other parameters, for a form that sends sort_by alone.
	 */
	hidden: {
		[k: string]: string | undefined;
	};
	/**
	 * Empty where there is one page.
	 */
	page_links: {
		label: string;
		/**
		 * Empty for a gap.
		 */
		url: string;
		kind: 'previous' | 'page' | 'current' | 'gap' | 'next';
	}[];
	filters: {
		label: string;
		/**
		 * The same list without it.
		 */
		remove_url: string;
	}[];
	/**
	 * Where nothing was found: other searches and how many each finds; the last is everything.
	 */
	ways: {
		kind: 'wider' | 'fewer' | 'nearby' | 'other';
		count: number;
		label: string;
		url: string;
	}[];
	/**
	 * From the home page; the page itself is not among them.
	 */
	breadcrumbs: {
		label: string;
		url: string;
	}[];
	/**
	 * Filtered, sorted or empty.
	 */
	noindex: boolean;
}

/* Made from plugins/hpapi/schemas/parts/search.json by `npm run contract`. Change the schema, not this file. */

/**
 * The parameters of a search, in the order of its address. Their defaults stay out of it.
 */
export interface Search {
	/**
	 * A parish name or slug, a town, or a postcode, outward code or sector; several with semicolons between them.
	 */
	location?: string;
	/**
	 * Whole pounds; of lettings pounds per calendar month.
	 */
	min_price?: number;
	max_price?: number;
	min_beds?: number;
	max_beds?: number;
	/**
	 * Slug.
	 */
	property_type?: string;
	/**
	 * Miles; a value between two of them counts as the larger.
	 */
	radius?: 0 | 0.25 | 0.5 | 1 | 3 | 5 | 10 | 15 | 20;
	min_acres?: number;
	max_acres?: number;
	status_group?: '' | 'available' | 'under_offer' | 'complete';
	age?: '' | 'new';
	/**
	 * 1 adds what is sold, let or agreed.
	 */
	include_complete?: '' | '0' | '1';
	/**
	 * 1: only property with a garden of its own.
	 */
	garden?: '' | '0' | '1';
	/**
	 * 1: only property with parking of its own.
	 */
	parking?: '' | '0' | '1';
	min_bathrooms?: number;
	/**
	 * Words that all occur in what is written of a property, its street or reference; in double quotes side by side.
	 */
	keyword?: string;
	/**
	 * Came on the market within so many days; 1 is the last 24 hours.
	 */
	added?: '' | '1' | '3' | '7' | '14';
	/**
	 * 1: only property whose price was reduced last.
	 */
	reduced?: '' | '0' | '1';
	/**
	 * Of lettings alone, as the next four: of what is for sale they count as their defaults.
	 */
	let_type?: '' | 'long_term' | 'short_term' | 'student' | 'commercial';
	/**
	 * What is let either way is found as furnished and as unfurnished.
	 */
	furnished?: '' | 'furnished' | 'part_furnished' | 'unfurnished';
	/**
	 * Free today, or within a month of today, by the site's clock.
	 */
	available?: '' | 'now' | 'month';
	/**
	 * Free on that day at the latest, YYYY-MM-DD. Together with `available` the earlier counts.
	 */
	available_by?: string;
	/**
	 * 1: only property where pets are welcome or considered.
	 */
	pets?: '' | '0' | '1';
	/**
	 * 1 sales, 2 lettings.
	 */
	trans_type?: 1 | 2;
	/**
	 * Slug of a station: what is around it (3 miles, or the radius). A location goes before it.
	 */
	station?: string;
	/**
	 * 1: sales around the stations where high-speed trains call (10 miles, or the radius). A location goes before it.
	 */
	near_rail?: '' | '0' | '1';
	sort_by?: 'newest' | 'reduced' | 'price_asc' | 'price_desc' | 'distance';
	/**
	 * An area drawn on the map: an encoded polyline (precision 5) of 3 to 200 corners, whose last is joined to the first. Together with whatever else is asked for.
	 */
	polygon?: string;
	/**
	 * A part of the map: south,west,north,east in decimal degrees. Together with whatever else is asked for.
	 */
	bounds?: string;
	[k: string]: unknown | undefined;
}

/** Names in order; types; what counts where nothing is said; what there is to choose from; bounds. */
export const SEARCH = {
	order: ['location', 'min_price', 'max_price', 'min_beds', 'max_beds', 'property_type', 'radius', 'min_acres', 'max_acres', 'status_group', 'age', 'include_complete', 'garden', 'parking', 'min_bathrooms', 'keyword', 'added', 'reduced', 'let_type', 'furnished', 'available', 'available_by', 'pets', 'trans_type', 'station', 'near_rail', 'sort_by', 'polygon', 'bounds'],
	types: {
		location: 'string',
		min_price: 'integer',
		max_price: 'integer',
		min_beds: 'integer',
		max_beds: 'integer',
		property_type: 'string',
		radius: 'number',
		min_acres: 'number',
		max_acres: 'number',
		status_group: 'string',
		age: 'string',
		include_complete: 'string',
		garden: 'string',
		parking: 'string',
		min_bathrooms: 'integer',
		keyword: 'string',
		added: 'string',
		reduced: 'string',
		let_type: 'string',
		furnished: 'string',
		available: 'string',
		available_by: 'string',
		pets: 'string',
		trans_type: 'integer',
		station: 'string',
		near_rail: 'string',
		sort_by: 'string',
		polygon: 'string',
		bounds: 'string',
	},
	defaults: {
		location: '',
		min_price: 0,
		max_price: 99999999,
		min_beds: 0,
		max_beds: 999,
		property_type: '',
		radius: 0,
		min_acres: 0,
		max_acres: 999999,
		status_group: '',
		age: '',
		include_complete: '',
		garden: '',
		parking: '',
		min_bathrooms: 0,
		keyword: '',
		added: '',
		reduced: '',
		let_type: '',
		furnished: '',
		available: '',
		available_by: '',
		pets: '',
		trans_type: 1,
		station: '',
		near_rail: '',
		sort_by: 'newest',
		polygon: '',
		bounds: '',
	},
	values: {
		radius: [0, 0.25, 0.5, 1, 3, 5, 10, 15, 20],
		status_group: ['', 'available', 'under_offer', 'complete'],
		age: ['', 'new'],
		include_complete: ['', '0', '1'],
		garden: ['', '0', '1'],
		parking: ['', '0', '1'],
		added: ['', '1', '3', '7', '14'],
		reduced: ['', '0', '1'],
		let_type: ['', 'long_term', 'short_term', 'student', 'commercial'],
		furnished: ['', 'furnished', 'part_furnished', 'unfurnished'],
		available: ['', 'now', 'month'],
		pets: ['', '0', '1'],
		trans_type: [1, 2],
		near_rail: ['', '0', '1'],
		sort_by: ['newest', 'reduced', 'price_asc', 'price_desc', 'distance'],
	},
	limits: {
		location: {
			maxLength: 620,
		},
		min_price: {
			minimum: 0,
			maximum: 99999999,
		},
		max_price: {
			minimum: 0,
			maximum: 99999999,
		},
		min_beds: {
			minimum: 0,
			maximum: 999,
		},
		max_beds: {
			minimum: 0,
			maximum: 999,
		},
		property_type: {
			maxLength: 60,
		},
		min_acres: {
			minimum: 0,
			maximum: 999999,
		},
		max_acres: {
			minimum: 0,
			maximum: 999999,
		},
		min_bathrooms: {
			minimum: 0,
			maximum: 99,
		},
		keyword: {
			maxLength: 80,
		},
		available_by: {
			maxLength: 10,
		},
		station: {
			maxLength: 140,
		},
		polygon: {
			maxLength: 2400,
		},
		bounds: {
			maxLength: 120,
		},
	},
	lettings: ['let_type', 'furnished', 'available', 'available_by', 'pets'],
} as const;

/* Made from plugins/auctions/schemas/parts/lot-filters.json by `npm run contract`. Change the schema, not this file. */

/**
 * What lots are chosen and sorted by, in the order of the address. Several values stand comma-separated; defaults stay out of the address. A business has the filters of its kind.
 */
export interface LotFilters {
	/**
	 * Words of its number, title, make, model, plate, address or postcode: each begins one.
	 */
	search?: string;
	/**
	 * Whole pounds: the hammer price, before it the lower guide.
	 */
	minPrice?: number;
	maxPrice?: number;
	/**
	 * Slugs of types of property.
	 */
	type?: string;
	minBedrooms?: number;
	maxBedrooms?: number;
	tenure?: string;
	/**
	 * Slugs.
	 */
	county?: string;
	/**
	 * Slugs.
	 */
	town?: string;
	/**
	 * A postcode, sector or outward code that lots are near.
	 */
	postcode?: string;
	/**
	 * Miles around the postcode.
	 */
	radius?: 1 | 3 | 5 | 10 | 20 | 40;
	/**
	 * vacant, let, part_let.
	 */
	occupancy?: string;
	/**
	 * Gross yield, per cent.
	 */
	minYield?: number;
	/**
	 * Slugs.
	 */
	make?: string;
	/**
	 * Slugs.
	 */
	model?: string;
	/**
	 * Miles. A lot whose mileage is not known is found by neither.
	 */
	minMileage?: number;
	maxMileage?: number;
	/**
	 * Whole years from its first registration to the sale.
	 */
	minAge?: number;
	maxAge?: number;
	fuel?: string;
	gearbox?: string;
	/**
	 * Slugs.
	 */
	body?: string;
	/**
	 * Slugs.
	 */
	colour?: string;
	/**
	 * margin, plus_vat, no_vat.
	 */
	vat?: string;
	/**
	 * 1 to 5, U.
	 */
	grade?: string;
	/**
	 * Numbers of the Euro emission standard.
	 */
	euro?: string;
	/**
	 * yes, no.
	 */
	ulez?: string;
	minSeats?: number;
	/**
	 * Former keepers.
	 */
	maxKeepers?: number;
	/**
	 * available, sold, …
	 */
	status?: string;
	sort?: 'lot-number' | 'price-asc' | 'price-desc' | 'mileage' | 'age' | 'ending' | 'newest';
	[k: string]: unknown | undefined;
}

/** Names in order; types; what counts where nothing is said; what there is to choose from; bounds. */
export const LOT_FILTERS = {
	order: ['search', 'minPrice', 'maxPrice', 'type', 'minBedrooms', 'maxBedrooms', 'tenure', 'county', 'town', 'postcode', 'radius', 'occupancy', 'minYield', 'make', 'model', 'minMileage', 'maxMileage', 'minAge', 'maxAge', 'fuel', 'gearbox', 'body', 'colour', 'vat', 'grade', 'euro', 'ulez', 'minSeats', 'maxKeepers', 'status', 'sort'],
	types: {
		search: 'string',
		minPrice: 'integer',
		maxPrice: 'integer',
		type: 'string',
		minBedrooms: 'integer',
		maxBedrooms: 'integer',
		tenure: 'string',
		county: 'string',
		town: 'string',
		postcode: 'string',
		radius: 'integer',
		occupancy: 'string',
		minYield: 'number',
		make: 'string',
		model: 'string',
		minMileage: 'integer',
		maxMileage: 'integer',
		minAge: 'integer',
		maxAge: 'integer',
		fuel: 'string',
		gearbox: 'string',
		body: 'string',
		colour: 'string',
		vat: 'string',
		grade: 'string',
		euro: 'string',
		ulez: 'string',
		minSeats: 'integer',
		maxKeepers: 'integer',
		status: 'string',
		sort: 'string',
	},
	defaults: {
		search: '',
		minPrice: 0,
		maxPrice: 99999999,
		type: '',
		minBedrooms: 0,
		maxBedrooms: 99,
		tenure: '',
		county: '',
		town: '',
		postcode: '',
		radius: 10,
		occupancy: '',
		minYield: 0,
		make: '',
		model: '',
		minMileage: 0,
		maxMileage: 2000000,
		minAge: 0,
		maxAge: 150,
		fuel: '',
		gearbox: '',
		body: '',
		colour: '',
		vat: '',
		grade: '',
		euro: '',
		ulez: '',
		minSeats: 0,
		maxKeepers: 99,
		status: '',
		sort: 'lot-number',
	},
	values: {
		radius: [1, 3, 5, 10, 20, 40],
		sort: ['lot-number', 'price-asc', 'price-desc', 'mileage', 'age', 'ending', 'newest'],
	},
	limits: {
		search: {
			maxLength: 100,
		},
		minPrice: {
			minimum: 0,
			maximum: 99999999,
		},
		maxPrice: {
			minimum: 0,
			maximum: 99999999,
		},
		type: {
			maxLength: 400,
		},
		minBedrooms: {
			minimum: 0,
			maximum: 99,
		},
		maxBedrooms: {
			minimum: 0,
			maximum: 99,
		},
		tenure: {
			maxLength: 400,
		},
		county: {
			maxLength: 400,
		},
		town: {
			maxLength: 400,
		},
		postcode: {
			maxLength: 10,
		},
		occupancy: {
			maxLength: 400,
		},
		minYield: {
			minimum: 0,
			maximum: 100,
		},
		make: {
			maxLength: 400,
		},
		model: {
			maxLength: 400,
		},
		minMileage: {
			minimum: 0,
			maximum: 2000000,
		},
		maxMileage: {
			minimum: 0,
			maximum: 2000000,
		},
		minAge: {
			minimum: 0,
			maximum: 150,
		},
		maxAge: {
			minimum: 0,
			maximum: 150,
		},
		fuel: {
			maxLength: 400,
		},
		gearbox: {
			maxLength: 400,
		},
		body: {
			maxLength: 400,
		},
		colour: {
			maxLength: 400,
		},
		vat: {
			maxLength: 400,
		},
		grade: {
			maxLength: 400,
		},
		euro: {
			maxLength: 400,
		},
		ulez: {
			maxLength: 400,
		},
		minSeats: {
			minimum: 0,
			maximum: 99,
		},
		maxKeepers: {
			minimum: 0,
			maximum: 99,
		},
		status: {
			maxLength: 400,
		},
	},
} as const;

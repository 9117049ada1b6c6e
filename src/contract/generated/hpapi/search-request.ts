/* Made from plugins/hpapi/schemas/search-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /estate-agents/properties
 */
export interface SearchRequest {
	/**
	 * A parish name or slug, or a postcode, outward code or sector.
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
	 * Miles.
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
	sort_by?: 'newest' | 'price_asc' | 'price_desc' | 'distance';
	/**
	 * An area drawn on the map: an encoded polyline (precision 5) of 3 to 200 corners, whose last is joined to the first. Together with whatever else is asked for.
	 */
	polygon?: string;
	/**
	 * A part of the map: south,west,north,east in decimal degrees. Together with whatever else is asked for.
	 */
	bounds?: string;
	page?: number;
	per_page?: 12 | 24 | 96;
	[k: string]: unknown | undefined;
}

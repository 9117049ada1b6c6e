/* Made from plugins/hpapi/schemas/map-properties-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * API-02: every match that has coordinates. Of more than a thousand: single ones, and how many the others are.
 */
export interface MapPropertiesAnswer {
	data: {
		url: string;
		/**
		 * Small picture, empty for none.
		 */
		image: string;
		parish: string;
		price_string: string;
		heading: string;
		/**
		 * Label: For sale, To let, Under offer, Sold STC …
		 */
		status: string;
		latitude: number;
		longitude: number;
		map_marker_url: string;
	}[];
	/**
	 * Groups of properties close together, the largest first; none up to a thousand matches or with a zoom above 18.
	 */
	clusters?: {
		latitude: number;
		longitude: number;
		count: number;
		/**
		 * The smallest box round them, degrees.
		 */
		bounds: {
			south: number;
			west: number;
			north: number;
			east: number;
		};
	}[];
	/**
	 * How many matches are in bbox. data and clusters may hold some beyond its edge. With a zoom above 18 it is the number on all pages.
	 */
	total?: number;
}

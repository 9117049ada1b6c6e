/* Made from plugins/hpapi/schemas/map-properties-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * API-02: every match that has coordinates. To a request with zoom: those that stand alone, and how many the others are.
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
	 * Only with zoom. Groups of properties close together, the largest first.
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
	 * Only with zoom: how many matches lie in bbox. data and clusters may hold some beyond its edge.
	 */
	total?: number;
}

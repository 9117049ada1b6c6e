/* Made from plugins/hpapi/schemas/map-properties-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * API-02: every match that has coordinates.
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
}

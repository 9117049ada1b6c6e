/* Made from plugins/core/schemas/map-places-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * What is worth a name on a part of the map, the most important first; 300 at most.
 */
export interface MapPlacesAnswer {
	data: {
		name: string;
		kind: 'city' | 'town' | 'village' | 'hamlet' | 'station' | 'school';
		latitude: number;
		longitude: number;
	}[];
}

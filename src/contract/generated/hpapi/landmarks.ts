/* Made from plugins/hpapi/schemas/landmarks.json by `npm run contract`. Change the schema, not this file. */

/**
 * What landmarks_array of map-properties holds, as JSON.
 *
 * @maxItems 20
 */
export type Landmarks = {
	name: string;
	/**
	 * As in MapPlacesAnswer, whence landmarks come: station, school, …
	 */
	kind?: 'city' | 'town' | 'village' | 'hamlet' | 'station' | 'school';
	latitude: number;
	longitude: number;
	/**
	 * Miles; 1 where missing.
	 */
	radius?: number;
}[];

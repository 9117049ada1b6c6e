/* Made from plugins/hpapi/schemas/landmarks.json by `npm run contract`. Change the schema, not this file. */

/**
 * What landmarks_array of map-properties holds, as JSON.
 *
 * @maxItems 20
 */
export type Landmarks = {
	name: string;
	latitude: number;
	longitude: number;
	/**
	 * Miles; 1 where missing.
	 */
	radius?: number;
}[];

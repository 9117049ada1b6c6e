/* Made from plugins/core/schemas/location-map-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the islands property-location and lot-location get (PHP: Map\LocationMap).
 */
export interface LocationMapProps {
	/**
	 * API-08: GET answers the HTML of the map's panel; its data-hh-location is a MapLocation as JSON.
	 */
	loader_url: string;
}

/* Made from plugins/hpapi/schemas/property-location-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the island property-location gets (PHP: Templates\PropertyLocationMap).
 */
export interface PropertyLocationProps {
	/**
	 * API-08: GET answers the HTML of the map's panel; its data-hh-location is a PropertyLocation as JSON.
	 */
	loader_url: string;
}

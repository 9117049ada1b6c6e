/* Made from plugins/auctions/schemas/parts/map-tiles.json by `npm run contract`. Change the schema, not this file. */

/**
 * Where the map draws its background from.
 */
export interface MapTiles {
	/**
	 * Template with {z}, {x} and {y}; empty for none.
	 */
	url: string;
	/**
	 * Safe HTML.
	 */
	attribution: string;
}

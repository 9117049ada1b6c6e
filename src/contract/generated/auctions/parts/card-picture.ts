/* Made from plugins/auctions/schemas/parts/card-picture.json by `npm run contract`. Change the schema, not this file. */

/**
 * A picture as a card shows it.
 */
export interface CardPicture {
	/**
	 * About 600 px wide.
	 */
	src: string;
	/**
	 * About 1200 px wide; the same as src where there is none.
	 */
	src_large: string;
	/**
	 * Of src, pixels.
	 */
	width: number;
	height: number;
	alt: string;
	/**
	 * Placeholder, #rrggbb.
	 */
	color: string;
}

/* Made from plugins/core/schemas/parts/gallery-picture.json by `npm run contract`. Change the schema, not this file. */

/**
 * A picture as the gallery shows it.
 */
export interface GalleryPicture {
	/**
	 * About 600 px wide.
	 */
	src: string;
	/**
	 * The biggest there is.
	 */
	src_large: string;
	/**
	 * For the attribute, empty for none.
	 */
	srcset: string;
	/**
	 * Of src, pixels.
	 */
	width: number;
	height: number;
	alt: string;
	/**
	 * Empty for none.
	 */
	caption: string;
	/**
	 * Placeholder, #rrggbb.
	 */
	color: string;
}

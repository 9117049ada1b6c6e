/* Made from plugins/hpapi/schemas/property-gallery-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the island property-gallery and its fallback template get (PHP: Templates\PropertyGallery).
 */
export interface PropertyGalleryProps {
	/**
	 * What the pictures show: the property's address.
	 */
	title: string;
	images: {
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
	}[];
	/**
	 * PROP-02: addresses that start with http and end in png, jpg, jpeg or webp.
	 */
	floorplans: {
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
	}[];
}

/* Made from plugins/hpapi/schemas/property-gallery-props.json by `npm run contract`. Change the schema, not this file. */

import type { GalleryPicture } from './parts/gallery-picture';

/**
 * What the island property-gallery and its fallback template get (PHP: Templates\PropertyGallery).
 */
export interface PropertyGalleryProps {
	/**
	 * What the pictures show: the property's address.
	 */
	title: string;
	images: GalleryPicture[];
	/**
	 * PROP-02: addresses that start with http and end in png, jpg, jpeg or webp.
	 */
	floorplans: GalleryPicture[];
}

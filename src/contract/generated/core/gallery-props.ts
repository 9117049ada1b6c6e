/* Made from plugins/core/schemas/gallery-props.json by `npm run contract`. Change the schema, not this file. */

import type { GalleryPicture } from './parts/gallery-picture';

/**
 * What the islands property-gallery and lot-gallery get (PHP: Core's Gallery\Gallery).
 */
export interface GalleryProps {
	/**
	 * What the pictures show: a property's address, a lot's title.
	 */
	title: string;
	/**
	 * How wide the large picture is, for the attribute.
	 */
	sizes: string;
	images: GalleryPicture[];
	/**
	 * PROP-02: addresses that start with http and end in png, jpg, jpeg or webp.
	 */
	floorplans: GalleryPicture[];
	/**
	 * Films: files that a browser plays, and addresses of YouTube or Vimeo.
	 */
	videos: {
		label: string;
		url: string;
	}[];
	/**
	 * Parts of the page that show more: a tour.
	 */
	links: {
		label: string;
		url: string;
	}[];
}

/* Made from plugins/hpapi/schemas/parts/picture.json by `npm run contract`. Change the schema, not this file. */

/**
 * A picture of a property, for its page.
 */
export interface Picture {
	src: string;
	src_large: string;
	width: number;
	height: number;
	alt: string;
	color: string;
	caption: string;
	/**
	 * For the attribute, empty for none.
	 */
	srcset: string;
	/**
	 * Attachment.
	 */
	id: number;
}

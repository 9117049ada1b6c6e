/* Made from plugins/hpapi/schemas/parts/plain-picture.json by `npm run contract`. Change the schema, not this file. */

/**
 * A picture without other sizes: of a person or an award.
 */
export interface PlainPicture {
	src: string;
	src_large: string;
	width: number;
	height: number;
	alt: string;
	color: string;
}

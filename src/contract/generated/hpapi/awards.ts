/* Made from plugins/hpapi/schemas/awards.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the firm has won, the newest first (PHP: People\Awards::all()).
 */
export type Awards = {
	id: number;
	title: string;
	/**
	 * 0 where not known.
	 */
	year: number;
	giver: string;
	/**
	 * Absolute, or empty.
	 */
	link: string;
	picture: {
		src: string;
		src_large: string;
		width: number;
		height: number;
		alt: string;
		color: string;
	} | null;
}[];

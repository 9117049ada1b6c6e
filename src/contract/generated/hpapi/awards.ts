/* Made from plugins/hpapi/schemas/awards.json by `npm run contract`. Change the schema, not this file. */

import type { PlainPicture } from './parts/plain-picture';

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
	picture: PlainPicture | null;
}[];

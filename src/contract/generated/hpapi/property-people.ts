/* Made from plugins/hpapi/schemas/property-people.json by `npm run contract`. Change the schema, not this file. */

import type { PlainPicture } from './parts/plain-picture';

/**
 * Who speaks for a property, and until when it is an early bird's (PHP: People\PropertyPeople::to_array()).
 */
export interface PropertyPeople {
	valuer: {
		id: number;
		/**
		 * Their own page.
		 */
		url: string;
		name: string;
		/**
		 * At most two letters.
		 */
		initials: string;
		role: string;
		branch: string;
		phone: string;
		email: string;
		/**
		 * Of this property, else in general; may be empty.
		 */
		quote: string;
		picture: PlainPicture | null;
	} | null;
	/**
	 * Null where there is none, or it is over.
	 */
	early_bird: {
		/**
		 * e.g. Early-bird viewing
		 */
		text: string;
		/**
		 * Unix seconds.
		 */
		until: number;
		/**
		 * In London, e.g. Friday 27 November at 5pm
		 */
		until_label: string;
	} | null;
}

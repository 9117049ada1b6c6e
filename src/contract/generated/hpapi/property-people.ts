/* Made from plugins/hpapi/schemas/property-people.json by `npm run contract`. Change the schema, not this file. */

/**
 * Who speaks for a property, and until when it is an early bird's (PHP: People\PropertyPeople::to_array()).
 */
export interface PropertyPeople {
	valuer: {
		id: number;
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
		picture: {
			src: string;
			src_large: string;
			width: number;
			height: number;
			alt: string;
			color: string;
		} | null;
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

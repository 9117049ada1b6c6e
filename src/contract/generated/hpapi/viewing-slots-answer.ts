/* Made from plugins/hpapi/schemas/viewing-slots-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * Times at which a property can still be seen.
 */
export interface ViewingSlotsAnswer {
	data: {
		/**
		 * Days that have a time left, earliest first; in the site's timezone.
		 */
		days: {
			/**
			 * YYYY-MM-DD
			 */
			date: string;
			/**
			 * e.g. Saturday 5 December
			 */
			label: string;
			slots: {
				id: number;
				/**
				 * Unix seconds.
				 */
				starts_at: number;
				/**
				 * e.g. 10.30am
				 */
				time: string;
				/**
				 * Day and time in one.
				 */
				label: string;
			}[];
		}[];
	};
}

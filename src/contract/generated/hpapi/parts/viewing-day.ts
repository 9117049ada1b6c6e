/* Made from plugins/hpapi/schemas/parts/viewing-day.json by `npm run contract`. Change the schema, not this file. */

/**
 * A day and its times for viewings.
 */
export interface ViewingDay {
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
		 * e.g. 10:30am
		 */
		time: string;
		/**
		 * Day and time in one.
		 */
		label: string;
	}[];
}

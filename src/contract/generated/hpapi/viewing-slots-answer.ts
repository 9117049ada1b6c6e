/* Made from plugins/hpapi/schemas/viewing-slots-answer.json by `npm run contract`. Change the schema, not this file. */

import type { ViewingDay } from './parts/viewing-day';

/**
 * Times at which a property can still be seen.
 */
export interface ViewingSlotsAnswer {
	data: {
		/**
		 * Days that have a time left, earliest first; in the site's timezone.
		 */
		days: ViewingDay[];
	};
}

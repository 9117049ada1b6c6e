/* Made from plugins/hpapi/schemas/property-enquiry-props.json by `npm run contract`. Change the schema, not this file. */

import type { ViewingDay } from './parts/viewing-day';

/**
 * What the island property-enquiry and its fallback template get (PHP: Enquiries\Form\EnquiryForm).
 */
export interface PropertyEnquiryProps {
	property: number;
	address: string;
	/**
	 * Where a form without JavaScript is sent to.
	 */
	action: string;
	/**
	 * Days that have a time left, earliest first; in the site's timezone.
	 */
	days: ViewingDay[];
	endpoints: {
		token: string;
		send: string;
		slots: string;
	};
	lengths: {
		message: number;
		preferred: number;
	};
	contact: {
		phone: string;
		phone_href: string;
	};
}

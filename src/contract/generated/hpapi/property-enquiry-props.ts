/* Made from plugins/hpapi/schemas/property-enquiry-props.json by `npm run contract`. Change the schema, not this file. */

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

/* Made from plugins/hpapi/schemas/property-valuation-props.json by `npm run contract`. Change the schema, not this file. */

import type { Option } from './parts/option';

/**
 * What the island property-valuation and its fallback template get (PHP: Enquiries\Valuation\ValuationForm).
 */
export interface PropertyValuationProps {
	/**
	 * Where a form without JavaScript is sent to.
	 */
	action: string;
	options: {
		property_type: Option[];
		bedrooms: Option[];
		wants: Option[];
		tenure: Option[];
		moving: Option[];
		contact: Option[];
		days: Option[];
		times: Option[];
	};
	/**
	 * Property types without a number of bedrooms.
	 */
	bare: string[];
	endpoints: {
		token: string;
		send: string;
		place: string;
	};
	lengths: {
		address: number;
		town: number;
		message: number;
	};
	contact: {
		phone: string;
		phone_href: string;
	};
}

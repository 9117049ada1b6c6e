/* Made from plugins/auctions/schemas/lot-enquiry-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the island lot-enquiry and its fallback get (PHP: Enquiries\Form\LotForm).
 */
export interface LotEnquiryProps {
	lot: number;
	/**
	 * Where a form without JavaScript is sent to.
	 */
	action: string;
	/**
	 * What may be asked for this lot now; the first is chosen to begin with.
	 */
	kinds: {
		value: 'ask' | 'viewing' | 'register' | 'commission_bid' | 'telephone_bid' | 'offer';
		label: string;
		/**
		 * The button that sends it.
		 */
		send: string;
	}[];
	/**
	 * Conditions of sale; may be empty.
	 */
	conditions_url: string;
	/**
	 * Ways to pay that an offer can name.
	 */
	funding: {
		value: 'cash' | 'mortgage' | 'bridging' | 'finance';
		label: string;
	}[];
	message_length: number;
	endpoints: {
		token: string;
		send: string;
	};
}

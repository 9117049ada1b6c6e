/* Made from plugins/auctions/schemas/lot-enquiry-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * What whoever sent it is told.
 */
export interface LotEnquiryAnswer {
	kind: 'ask' | 'viewing' | 'register' | 'commission_bid' | 'telephone_bid' | 'offer';
	/**
	 * What has happened.
	 */
	title: string;
	/**
	 * What happens next.
	 */
	sentence: string;
	/**
	 * The sales to come of the business, the next first; empty where it is about no sale.
	 */
	next: {
		/**
		 * When it is held.
		 */
		label: string;
		url: string;
	}[];
}

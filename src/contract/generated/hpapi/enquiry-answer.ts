/* Made from plugins/hpapi/schemas/enquiry-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * An enquiry as its sender may see it.
 */
export interface EnquiryAnswer {
	data: {
		id: string;
		kind: 'ask' | 'viewing' | 'valuation';
		state: 'received' | 'answered' | 'confirmed' | 'declined' | 'cancelled' | 'done';
		/**
		 * What has happened.
		 */
		title: string;
		/**
		 * What happens next.
		 */
		sentence: string;
		/**
		 * e.g. Saturday 5 December 2026, 10am; empty for no time.
		 */
		when: string;
		/**
		 * An .ics file; empty for no time.
		 */
		calendar_url: string;
		/**
		 * Where a visitor goes from the thank-you.
		 */
		next: {
			label: string;
			url: string;
		}[];
		/**
		 * A page of its own, where it can be cancelled.
		 */
		page_url: string;
	};
}

/* Made from plugins/hpapi/schemas/enquiry-token-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * For one form of this browser.
 */
export interface EnquiryTokenAnswer {
	data: {
		token: string;
		/**
		 * Seconds.
		 */
		expires_in: number;
	};
}

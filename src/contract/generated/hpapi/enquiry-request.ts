/* Made from plugins/hpapi/schemas/enquiry-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /enquiries. Lengths here only keep out nonsense; the rules and their sentences are those of VisitorInput.
 */
export interface EnquiryRequest {
	/**
	 * Of GET /enquiries/token; one makes one enquiry.
	 */
	token: string;
	/**
	 * Made by the client, the same when it sends the same again.
	 */
	submission: string;
	kind: 'ask' | 'viewing';
	property: number;
	/**
	 * At most 40 characters, without links.
	 */
	name: string;
	email: string;
	/**
	 * May be empty, unless a call back is wished for.
	 */
	phone?: string;
	/**
	 * At most 2,000 characters.
	 */
	message?: string;
	/**
	 * When a viewing would suit, where no time is chosen; at most 500 characters.
	 */
	preferred?: string;
	/**
	 * Of a question.
	 *
	 * @maxItems 2
	 */
	wishes?: ('details' | 'callback')[];
	/**
	 * Id of a time; 0 for none.
	 */
	slot?: number;
	/**
	 * People do not see this field: it must be empty.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}

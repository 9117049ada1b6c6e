/* Made from plugins/auctions/schemas/lot-enquiry-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /auctions/enquiries. An offer may come as form data with a file, proof. Lengths here only keep out nonsense; the rules and their sentences are those of LotInput.
 */
export interface LotEnquiryRequest {
	token: string;
	/**
	 * Made by the client, the same when it sends the same again.
	 */
	submission: string;
	kind: 'ask' | 'viewing' | 'register' | 'commission_bid' | 'telephone_bid' | 'offer';
	lot: number;
	name: string;
	email: string;
	/**
	 * Must be there for a bid.
	 */
	phone?: string;
	/**
	 * At most 2,000 characters.
	 */
	message?: string;
	/**
	 * Pounds as they were typed; of a commission bid.
	 */
	bid?: string;
	/**
	 * Pounds as they were typed; of an offer.
	 */
	amount?: string;
	/**
	 * How an offer would be paid.
	 */
	funding?: '' | 'cash' | 'mortgage' | 'bridging' | 'finance';
	/**
	 * Name and firm, of an offer; at most 120 characters.
	 */
	solicitor?: string;
	/**
	 * The conditions of sale are read; of a registration or a bid.
	 */
	agree?: boolean;
	/**
	 * People do not see this field: it must be empty.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}

/* Made from plugins/auctions/schemas/sell-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /auctions/enquiries/sell. Lengths here only keep out nonsense; the rules and their sentences are those of SellForm.
 */
export interface SellRequest {
	token: string;
	/**
	 * Made by the client, the same when it sends the same again.
	 */
	submission: string;
	business: string;
	/**
	 * By the names of the business's questions.
	 */
	answers: {
		[k: string]: string | undefined;
	};
	name: string;
	email: string;
	phone?: string;
	/**
	 * At most 2,000 characters.
	 */
	message?: string;
	/**
	 * People do not see this field: it must be empty.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}

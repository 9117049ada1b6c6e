/* Made from plugins/auctions/schemas/sell-at-auction-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the island sell-at-auction and its fallback get (PHP: Enquiries\Sell\SellForm).
 */
export interface SellAtAuctionProps {
	/**
	 * Slug.
	 */
	business: string;
	/**
	 * Where a form without JavaScript is sent to.
	 */
	action: string;
	questions: {
		name: string;
		label: string;
		rule: 'text' | 'plate' | 'number';
		is_required: boolean;
		/**
		 * Said where the answer will not do.
		 */
		fault: string;
		/**
		 * Said where a required answer is missing; empty for one that is optional.
		 */
		missing: string;
		hint: string;
	}[];
	message_length: number;
	endpoints: {
		token: string;
		send: string;
	};
}

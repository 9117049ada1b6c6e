/* Made from plugins/caphpi/schemas/valuation-send-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * 202.
 */
export interface ValuationSendAnswer {
	/**
	 * Kept, and queued for delivery.
	 */
	status: 'queued';
	/**
	 * The outcome that the server decided.
	 */
	outcome: 'thank_you' | 'no_value' | 'phone_quote';
	/**
	 * Where it goes, masked: the visitor recognises the address, and whoever else sits at the browser does not learn it.
	 */
	recipient: string;
	/**
	 * A sentence for the visitor where the mail waits; empty otherwise.
	 */
	notice: string;
	/**
	 * Whether a mail was queued; false where one has just been, a moment ago.
	 */
	is_new_mail: boolean;
}

/* Made from plugins/caphpi/schemas/save-error-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * 202.
 */
export interface SaveErrorAnswer {
	/**
	 * Kept, and queued for delivery.
	 */
	status: 'queued';
	/**
	 * The outcome that the server decided.
	 */
	outcome: 'thank_you' | 'no_value' | 'phone_quote';
}

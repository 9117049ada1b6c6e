/* Made from plugins/auctions/schemas/lot-alerts-form-answer.json by `npm run contract`. Change the schema, not this file. */

export interface LotAlertsFormAnswer {
	/**
	 * Goes back with the form, from the same browser, within a day.
	 */
	token: string;
	/**
	 * The search in words.
	 */
	label: string;
}

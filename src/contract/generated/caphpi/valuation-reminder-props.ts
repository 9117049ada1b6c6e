/* Made from plugins/caphpi/schemas/valuation-reminder-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the page gives the reminder of a valuation. Whose vehicle it is only the browser's cookie knows.
 */
export interface ValuationReminderProps {
	/**
	 * hero stands in the place of the wizard of its page; standard invites to come back to it.
	 */
	variant: 'hero' | 'standard';
	/**
	 * POST valuation_token: mails the valuation again.
	 */
	send_endpoint: string;
	/**
	 * The page of the valuation, asked to begin anew.
	 */
	start_url: string;
	contact: {
		phone: string;
		phone_href: string;
		hours: string;
	};
	heading_level: number;
	/**
	 * Of its element; ids of what is in it begin with it.
	 */
	reminder_id: string;
}

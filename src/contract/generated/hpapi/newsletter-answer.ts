/* Made from plugins/hpapi/schemas/newsletter-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * 202, the same whatever is known of the address.
 */
export interface NewsletterAnswer {
	status: 'queued';
	/**
	 * For people.
	 */
	message: string;
}

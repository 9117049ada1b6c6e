/* Made from plugins/hpapi/schemas/newsletter-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /newsletter
 */
export interface NewsletterRequest {
	email: string;
	/**
	 * From GET /newsletter/token.
	 */
	token: string;
	/**
	 * Which page it was.
	 */
	source?: string;
	/**
	 * People do not see this field; what fills it in is a machine.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}

/* Made from plugins/hpapi/schemas/newsletter-token-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * The leave to sign up one address, from this browser, for an hour.
 */
export interface NewsletterTokenAnswer {
	token: string;
}

/* Made from plugins/hpapi/schemas/newsletter-token-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /newsletter/token
 */
export interface NewsletterTokenRequest {
	[k: string]: unknown | undefined;
}

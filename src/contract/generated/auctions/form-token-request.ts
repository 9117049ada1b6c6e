/* Made from plugins/auctions/schemas/form-token-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * A token for a form; it takes nothing.
 */
export interface FormTokenRequest {
	[k: string]: unknown | undefined;
}

/* Made from plugins/hpapi/schemas/enquiry-token-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /enquiries/token
 */
export interface EnquiryTokenRequest {
	[k: string]: unknown | undefined;
}

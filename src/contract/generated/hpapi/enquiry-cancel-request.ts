/* Made from plugins/hpapi/schemas/enquiry-cancel-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /enquiries/{id}/cancel
 */
export interface EnquiryCancelRequest {
	id: string;
	/**
	 * Of the link in the visitor's mail.
	 */
	token: string;
	[k: string]: unknown | undefined;
}

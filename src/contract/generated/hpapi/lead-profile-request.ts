/* Made from plugins/hpapi/schemas/lead-profile-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /lead/profile. The tracking cookie is read only with consent.
 */
export interface LeadProfileRequest {
	[k: string]: unknown | undefined;
}

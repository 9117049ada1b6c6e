/* Made from plugins/hpapi/schemas/valuation-place-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * GET /enquiries/valuation/place
 */
export interface ValuationPlaceRequest {
	postcode: string;
	[k: string]: unknown | undefined;
}

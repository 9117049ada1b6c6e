/* Made from plugins/hpapi/schemas/property-valuation-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST /enquiries/valuation. Lengths here only keep out nonsense; the rules and their sentences are those of Valuation\ValuationInput.
 */
export interface PropertyValuationRequest {
	/**
	 * Of GET /enquiries/token; one makes one enquiry.
	 */
	token: string;
	/**
	 * Made by the client, the same when it sends the same again.
	 */
	submission: string;
	postcode: string;
	/**
	 * House name or number and street: at most 120 characters.
	 */
	address: string;
	/**
	 * At most 60 characters.
	 */
	town?: string;
	property_type: 'detached' | 'semi_detached' | 'terraced' | 'bungalow' | 'flat' | 'land' | 'other';
	/**
	 * 6: or more. Needed but of land and what is no home.
	 */
	bedrooms?: '' | '0' | '1' | '2' | '3' | '4' | '5' | '6';
	wants: 'sell' | 'let' | 'both';
	tenure?: '' | 'freehold' | 'leasehold' | 'share_of_freehold';
	moving?: '' | 'soon' | 'three' | 'six' | 'later' | 'unsure';
	contact: 'visit' | 'call';
	/**
	 * @maxItems 6
	 */
	days?: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[];
	/**
	 * @maxItems 3
	 */
	times?: ('morning' | 'afternoon' | 'evening')[];
	/**
	 * At most 2,000 characters.
	 */
	message?: string;
	/**
	 * At most 40 characters, without links.
	 */
	name: string;
	email: string;
	phone: string;
	/**
	 * People do not see this field: it must be empty.
	 */
	website?: string;
	[k: string]: unknown | undefined;
}

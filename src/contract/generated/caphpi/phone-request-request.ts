/* Made from plugins/caphpi/schemas/phone-request-request.json by `npm run contract`. Change the schema, not this file. */

import type { ValuationPayload } from './parts/valuation-payload';

/**
 * POST caphpi/v1/valuation/phone-request, form data.
 */
export type PhoneRequestRequest = ValuationPayload & {
	phone: string;
	[k: string]: unknown | undefined;
};

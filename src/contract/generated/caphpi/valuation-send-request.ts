/* Made from plugins/caphpi/schemas/valuation-send-request.json by `npm run contract`. Change the schema, not this file. */

import type { ValuationPayload } from './parts/valuation-payload';

/**
 * POST caphpi/v1/valuation/send, form data.
 */
export type ValuationSendRequest = ValuationPayload & {
	/**
	 * The address before was mistyped: the valuation goes to this one instead. Once, within an hour of the mail.
	 */
	corrects_email?: boolean;
	[k: string]: unknown | undefined;
};

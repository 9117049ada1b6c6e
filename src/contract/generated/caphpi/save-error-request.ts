/* Made from plugins/caphpi/schemas/save-error-request.json by `npm run contract`. Change the schema, not this file. */

import type { ValuationPayload } from './parts/valuation-payload';

/**
 * POST caphpi/v1/valuation/save-error, form data: the page could not finish, keep the record and tell staff.
 */
export type SaveErrorRequest = ValuationPayload;

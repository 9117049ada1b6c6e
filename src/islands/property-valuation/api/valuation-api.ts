import type { EnquiryAnswer } from '../../../contract/generated/hpapi/enquiry-answer';
import type { EnquiryTokenAnswer } from '../../../contract/generated/hpapi/enquiry-token-answer';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import type { PropertyValuationRequest } from '../../../contract/generated/hpapi/property-valuation-request';
import type { ValuationPlaceAnswer } from '../../../contract/generated/hpapi/valuation-place-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { timeoutSignal } from '../../../lib/timeout-signal';
import { isRestError } from '../../../lib/rest-error';
import type { Values } from '../rules/validate';

type Endpoints = PropertyValuationProps[ 'endpoints' ];
export type Place = ValuationPlaceAnswer[ 'data' ];
export type Sent = EnquiryAnswer[ 'data' ];

export async function fetchPlace( endpoints: Endpoints, postcode: string ): Promise< Place > {
	return ( await apiGet< ValuationPlaceAnswer >( endpoints.place, { postcode }, { signal: timeoutSignal( 8000 ) } ) ).data;
}

/**
 * Sends the form with a token of its own. A token that has been used or has grown old meanwhile is renewed once.
 *
 * @param endpoints
 * @param values
 * @param submission The same when the same is sent again.
 */
export async function sendValuation( endpoints: Endpoints, values: Values, submission: string ): Promise< Sent > {
	const attempt = async () => {
		const { token } = ( await apiGet< EnquiryTokenAnswer >( endpoints.token, {}, { signal: timeoutSignal() } ) ).data;
		const request = { ...values, submission, token } as PropertyValuationRequest;
		return ( await apiPost< EnquiryAnswer >( endpoints.send, request, { signal: timeoutSignal() } ) ).data;
	};
	try {
		return await attempt();
	} catch ( error ) {
		if ( isRestError( error ) && error.code === 'hpapi_enquiry_token' ) {
			return attempt();
		}
		throw error;
	}
}

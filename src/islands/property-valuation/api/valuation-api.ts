import type { EnquiryAnswer } from '../../../contract/generated/hpapi/enquiry-answer';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import type { PropertyValuationRequest } from '../../../contract/generated/hpapi/property-valuation-request';
import type { ValuationPlaceAnswer } from '../../../contract/generated/hpapi/valuation-place-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { withFormToken } from '../../../lib/form-token';
import { timeoutSignal } from '../../../lib/timeout-signal';
import type { Values } from '../rules/validate';

type Endpoints = PropertyValuationProps[ 'endpoints' ];
export type Place = ValuationPlaceAnswer[ 'data' ];
export type Sent = EnquiryAnswer[ 'data' ];

export async function fetchPlace( endpoints: Endpoints, postcode: string ): Promise< Place > {
	return ( await apiGet< ValuationPlaceAnswer >( endpoints.place, { postcode }, { signal: timeoutSignal( 8000 ) } ) ).data;
}

/** Sends the form. The submission is the same when the same is sent again. */
export function sendValuation( endpoints: Endpoints, values: Values, submission: string ): Promise< Sent > {
	return withFormToken(
		endpoints.token,
		async ( token ) => {
			const request = { ...values, submission, token } as PropertyValuationRequest;
			return ( await apiPost< EnquiryAnswer >( endpoints.send, request, { signal: timeoutSignal() } ) ).data;
		},
		'hpapi_enquiry_token'
	);
}

import type { EnquiryAnswer } from '../../../contract/generated/hpapi/enquiry-answer';
import type { PropertyEnquiryProps } from '../../../contract/generated/hpapi/property-enquiry-props';
import type { ViewingSlotsAnswer } from '../../../contract/generated/hpapi/viewing-slots-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { withFormToken } from '../../../lib/form-token';
import { isRestError } from '../../../lib/rest-error';
import { timeoutSignal } from '../../../lib/timeout-signal';
import type { Values } from '../rules/validate';

export type Days = PropertyEnquiryProps[ 'days' ];
export type Sent = EnquiryAnswer[ 'data' ];

export async function fetchDays( endpoints: PropertyEnquiryProps[ 'endpoints' ] ): Promise< Days > {
	return ( await apiGet< ViewingSlotsAnswer >( endpoints.slots ) ).data.days;
}

/** Sends the form. The submission is the same when the same is sent again. */
export function sendEnquiry( { endpoints, property }: PropertyEnquiryProps, values: Values, submission: string ): Promise< Sent > {
	return withFormToken(
		endpoints.token,
		async ( token ) => {
			const body = { ...values, slot: Number( values.slot ), property, submission, token };
			return ( await apiPost< EnquiryAnswer >( endpoints.send, body, { signal: timeoutSignal() } ) ).data;
		},
		'hpapi_enquiry_token'
	);
}

/** The times that are left, where the chosen one is gone. */
export function daysLeft( error: unknown ): Days | null {
	const days = isRestError( error ) && error.data.status === 409 ? ( error.data as { days?: unknown } ).days : null;
	return Array.isArray( days ) ? ( days as Days ) : null;
}

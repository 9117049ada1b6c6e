import type { EnquiryAnswer } from '../../../contract/generated/hpapi/enquiry-answer';
import type { EnquiryTokenAnswer } from '../../../contract/generated/hpapi/enquiry-token-answer';
import type { PropertyEnquiryProps } from '../../../contract/generated/hpapi/property-enquiry-props';
import type { ViewingSlotsAnswer } from '../../../contract/generated/hpapi/viewing-slots-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { timeoutSignal } from '../../../lib/timeout-signal';
import { isRestError } from '../../../lib/rest-error';
import type { Values } from '../rules/validate';

export type Days = PropertyEnquiryProps[ 'days' ];
export type Sent = EnquiryAnswer[ 'data' ];

export async function fetchDays( endpoints: PropertyEnquiryProps[ 'endpoints' ] ): Promise< Days > {
	return ( await apiGet< ViewingSlotsAnswer >( endpoints.slots ) ).data.days;
}

/**
 * Sends the form with a token of its own. A token that has been used or has grown old meanwhile is renewed once.
 *
 * @param endpoints
 * @param property
 * @param values
 * @param submission The same when the same is sent again.
 */
export async function sendEnquiry(
	endpoints: PropertyEnquiryProps[ 'endpoints' ],
	property: number,
	values: Values,
	submission: string
): Promise< Sent > {
	const attempt = async () => {
		const { token } = ( await apiGet< EnquiryTokenAnswer >( endpoints.token, {}, { signal: timeoutSignal() } ) ).data;
		const body = { ...values, slot: Number( values.slot ), property, submission, token };
		return ( await apiPost< EnquiryAnswer >( endpoints.send, body, { signal: timeoutSignal() } ) ).data;
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

/** The times that are left, where the chosen one is gone. */
export function daysLeft( error: unknown ): Days | null {
	const days = isRestError( error ) && error.data.status === 409 ? ( error.data as { days?: unknown } ).days : null;
	return Array.isArray( days ) ? ( days as Days ) : null;
}

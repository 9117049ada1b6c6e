import type { EnquiryAnswer } from '../../../contract/generated/hpapi/enquiry-answer';
import type { EnquiryTokenAnswer } from '../../../contract/generated/hpapi/enquiry-token-answer';
import type { PropertyEnquiryProps } from '../../../contract/generated/hpapi/property-enquiry-props';
import type { ViewingSlotsAnswer } from '../../../contract/generated/hpapi/viewing-slots-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { isRestError } from '../../../lib/rest-error';
import type { Values } from '../rules/validate';

export type Days = PropertyEnquiryProps[ 'days' ];
export type Sent = EnquiryAnswer[ 'data' ];

/** Whoever waits longer has lost the connection; sending again finds what was kept. */
const PATIENCE = 20_000;

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
		const { token } = ( await apiGet< EnquiryTokenAnswer >( endpoints.token, {}, { signal: patience() } ) ).data;
		const body = { ...values, slot: Number( values.slot ), property, submission, token };
		return ( await apiPost< EnquiryAnswer >( endpoints.send, body, { signal: patience() } ) ).data;
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

function patience(): AbortSignal {
	const controller = new AbortController();
	setTimeout( () => controller.abort( new DOMException( 'No answer came.', 'TimeoutError' ) ), PATIENCE );
	return controller.signal;
}

/** What the server says about single fields. */
export function fieldFaults( error: unknown ): Record< string, string > {
	const params = dataOf( error ).params;
	return typeof params === 'object' && params !== null ? ( params as Record< string, string > ) : {};
}

/** The times that are left, where the chosen one is gone. */
export function daysLeft( error: unknown ): Days | null {
	const days = dataOf( error ).days;
	return isRestError( error ) && error.data.status === 409 && Array.isArray( days ) ? ( days as Days ) : null;
}

function dataOf( error: unknown ): Record< string, unknown > {
	return isRestError( error ) ? { ...error.data } : {};
}

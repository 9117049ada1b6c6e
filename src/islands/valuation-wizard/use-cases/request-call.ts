import type { ValuationApi } from '../api/valuation-api';
import { isAborted } from '../../../lib/rest-error';
import type { Lookup } from '../state';
import type { Done } from './done';
import { refusedField } from './refusal';

/** VAL-18. */
export async function requestCall(
	lookup: Lookup,
	phone: string,
	api: ValuationApi,
	signal: AbortSignal
): Promise< Done > {
	try {
		await api.requestCall( { ...lookup.record, phone }, lookup.token, signal );
		return { action: { type: 'phone_sent' } };
	} catch ( error ) {
		if ( isAborted( error ) ) {
			return { action: { type: 'stopped' } };
		}
		const refused = refusedField( error );
		return refused ? { action: { type: 'stopped' }, refused } : { action: { type: 'phone_failed' } };
	}
}

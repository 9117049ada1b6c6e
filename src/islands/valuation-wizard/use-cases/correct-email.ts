import type { ValuationApi } from '../api/valuation-api';
import { hashEmail } from '../hash';
import { isAborted, isRestError } from '../../../lib/rest-error';
import type { Lookup } from '../state';
import { alerts } from '../labels';
import type { Done } from './done';
import { refusedField } from './refusal';

/** The visitor mistyped their address: the valuation goes to the right one. */
export async function correctEmail( lookup: Lookup, email: string, api: ValuationApi, signal: AbortSignal ): Promise< Done > {
	const record = { ...lookup.record, email, hashed_email: await hashEmail( email ) };
	try {
		const { notice } = await api.correct( record, lookup.token, signal );
		return { action: { type: 'corrected', email, ...( notice && { notice } ) } };
	} catch ( error ) {
		if ( isAborted( error ) ) {
			return { action: { type: 'stopped' } };
		}
		const refused = refusedField( error );
		// The server says why: once is all, or as many as a mailbox gets in a day.
		return refused
			? { action: { type: 'stopped' }, refused }
			: { action: { type: 'stopped', alert: isRestError( error ) ? error.message : alerts.internal() } };
	}
}

import type { ValuationApi } from '../api/valuation-api';
import { hashEmail } from '../hash';
import { isAborted, isRestError } from '../../../lib/rest-error';
import { outcomeOf } from '../rules/outcome';
import { rememberUser } from '../../../lib/valuation/session';
import type { Lookup } from '../state';
import { tracking } from '../tracking';
import type { OutcomeRules, ValuationRecord } from '../types';
import type { Done } from './done';
import { refusedField, statusOf } from './refusal';

export type Owner = Pick< ValuationRecord, 'name' | 'postcode' > & { email: string };

interface Context {
	api: ValuationApi;
	rules: OutcomeRules;
}

/** VAL-13: sends the valuation, remembers the visitor, tells the analytics, logs, decides the outcome. */
export async function sendValuation(
	lookup: Lookup,
	owner: Owner,
	{ api, rules }: Context,
	signal: AbortSignal
): Promise< Done > {
	const record = { ...lookup.record, ...owner, hashed_email: await hashEmail( owner.email ) };
	let notice: string | undefined;
	try {
		( { notice } = await api.send( record, lookup.token, signal ) );
	} catch ( error ) {
		if ( isAborted( error ) ) {
			return { action: { type: 'stopped' } };
		}
		const refused = refusedField( error );
		if ( refused ) {
			return { action: { type: 'stopped' }, refused };
		}
		if ( statusOf( error ) === 0 && isRestError( error ) ) {
			// The visitor's connection is gone, not our service: what they typed stays, and they can send again.
			return { action: { type: 'stopped', alert: error.message } };
		}
		return saveFailed( record, lookup.token, api, signal );
	}
	rememberUser( owner.name );
	tracking.valuationSent( record.Vrm );
	tracking.userSubmitted( record.hashed_email, record.Vrm );
	try {
		await api.log( lookup.token, signal );
	} catch ( error ) {
		return isAborted( error )
			? { action: { type: 'stopped' } }
			: saveFailed( record, lookup.token, api, signal );
	}
	return { action: { type: 'sent', record, outcome: outcomeOf( record, rules ), ...( notice && { notice } ) } };
}

/** VAL-17: staff are told, and put it right by hand; where even that fails only the phone is left. */
async function saveFailed(
	record: ValuationRecord,
	token: string,
	api: ValuationApi,
	signal: AbortSignal
): Promise< Done > {
	try {
		await api.saveError( record, token, signal );
	} catch ( error ) {
		return { action: { type: isAborted( error ) ? 'stopped' : 'send_failed' } };
	}
	// The server has the owner now, and a mail is queued: it can be sent again.
	rememberUser( record.name );
	return { action: { type: 'sent', record, outcome: 'thank_you' } };
}

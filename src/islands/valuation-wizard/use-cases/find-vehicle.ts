import type { ValuationApi } from '../api/valuation-api';
import { buildRecord, vehicleOf } from '../rules/record';
import { isAborted, isRestError } from '../../../lib/rest-error';
import { clearSession, countValuation, rememberAsked, rememberFound } from '../../../lib/valuation/session';
import { alerts } from '../texts';
import { tracking } from '../tracking';
import type { Condition, ValuationAnswer } from '../types';
import { refusedField, statusOf } from './refusal';
import type { Done } from './done';

export interface Asked {
	vrm: string;
	/** Thousands of miles. */
	mileage: number;
	condition: Condition;
}

/** VAL-10 to VAL-12, and the server's own cap of VAL-20. */
export async function findVehicle( asked: Asked, api: ValuationApi, signal: AbortSignal ): Promise< Done > {
	rememberAsked( asked.vrm, asked.mileage );
	tracking.vehicleSubmitted( asked.vrm );
	let answer: Partial< ValuationAnswer > | null;
	try {
		answer = await api.lookUp( asked.vrm, asked.mileage, signal );
	} catch ( error ) {
		return isAborted( error ) ? { action: { type: 'stopped' } } : failed( error, asked );
	}
	const results = answer?.data?.RequestResults;
	if ( ! results ) {
		return { action: { type: 'stopped', alert: alerts.noData() } };
	}
	countValuation();
	const record = buildRecord( results, asked, new Date() );
	const token = answer?.data?.valuation_token;
	if ( ! record.CAPId ) {
		// Nothing to remind anybody of.
		clearSession();
		return { action: { type: 'not_found', vrm: record.Vrm } };
	}
	if ( ! token ) {
		return { action: { type: 'stopped', alert: alerts.noData() } };
	}
	const vehicle = vehicleOf( results, asked.vrm );
	rememberFound( asked.vrm, asked.mileage, vehicle, token );
	return { action: { type: 'found', lookup: { record, vehicle, token } } };
}

/** These are nobody's error, and not the visitor's own two a day: the server says what to do (LOG-06). */
const OWN_WORDS = [ 'caphpi_daily_ceiling', 'caphpi_plate_limit', 'caphpi_too_many_requests' ];

function failed( error: unknown, asked: Asked ): Done {
	const words = isRestError( error ) && OWN_WORDS.includes( error.code ) ? error.message : null;
	if ( statusOf( error ) === 429 ) {
		return { action: { type: 'stopped', alert: words ?? alerts.limit() } };
	}
	tracking.vehicleFailed( asked.vrm );
	const refused = refusedField( error );
	if ( refused ) {
		return { action: { type: 'stopped' }, refused };
	}
	return { action: { type: 'stopped', alert: words ?? alerts.failed() } };
}

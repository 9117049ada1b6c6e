import type { ValuationApi } from '../api/valuation-api';
import { buildRecord, vehicleOf } from '../rules/record';
import { isAborted, isRestError } from '../../../lib/rest-error';
import {
	clearSession,
	countValuation,
	rememberAsked,
	rememberFound,
	type ValuationSession,
} from '../../../lib/valuation/session';
import { UNKNOWN } from '../../../lib/valuation/vehicle';
import { alerts } from '../labels';
import { tracking } from '../tracking';
import type { Condition, RequestResults, ValuationAnswer } from '../types';
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
		answer = await patiently( () => api.lookUp( asked.vrm, asked.mileage, signal ), signal );
	} catch ( error ) {
		return isAborted( error ) ? { action: { type: 'stopped' } } : failed( error, asked );
	}
	const results = answer?.data?.RequestResults;
	if ( ! results ) {
		return { action: { type: 'stopped', alert: alerts.noData() } };
	}
	countValuation();
	return shown( results, answer?.data?.valuation_token ?? null, asked );
}

/** A visitor who comes back goes on where they were (REM-02). Nobody is asked again, so it is not one of the day's two. */
export async function resumeValuation( session: ValuationSession, api: ValuationApi, signal: AbortSignal ): Promise< Done > {
	const asked: Asked = { vrm: session.vehicle_vrm, mileage: session.vehicle_mileage, condition: UNKNOWN };
	let answer: Partial< ValuationAnswer > | null;
	try {
		answer = await api.resume( session.full_data?.valuation_token ?? '', signal );
	} catch ( error ) {
		if ( ! isAborted( error ) && statusOf( error ) !== 0 ) {
			// Too long ago, or erased: the plate and the mileage are in the form, and it begins anew.
			clearSession();
		}
		return { action: { type: 'stopped' } };
	}
	const results = answer?.data?.RequestResults;
	return results ? shown( results, answer?.data?.valuation_token ?? null, asked ) : { action: { type: 'stopped' } };
}

/** What the visitor sees of an answer. */
function shown( results: RequestResults, token: string | null, asked: Asked ): Done {
	const record = buildRecord( results, asked, new Date() );
	if ( ! record.CAPId ) {
		// Nothing to remind anybody of.
		clearSession();
		return { action: { type: 'not_found', vrm: record.Vrm } };
	}
	if ( ! token ) {
		return { action: { type: 'stopped', alert: alerts.noData() } };
	}
	const vehicle = vehicleOf( results, asked.vrm );
	if ( record.TradeValueBelowAverageInt ) {
		rememberFound( asked.vrm, asked.mileage, vehicle, token );
	} else {
		clearSession();
	}
	return { action: { type: 'found', lookup: { record, vehicle, token } } };
}

/** A provider that is busy with others is asked again: the visitor waits, and no process of the server does. */
const TRIES = 6;
const PAUSE_MS = 2000;

async function patiently< Answer >( ask: () => Promise< Answer >, signal: AbortSignal ): Promise< Answer > {
	for ( let tries = 1; ; tries++ ) {
		try {
			return await ask();
		} catch ( error ) {
			if ( tries === TRIES || ! isRestError( error ) || error.code !== 'caphpi_busy' ) {
				throw error;
			}
		}
		await new Promise( ( resolve ) => window.setTimeout( resolve, PAUSE_MS ) );
		signal.throwIfAborted();
	}
}

/** These are nobody's error, and not the visitor's own two a day: the server says what to do (LOG-06). */
const OWN_WORDS = [ 'caphpi_busy', 'caphpi_daily_ceiling', 'caphpi_network_limit', 'caphpi_plate_limit', 'caphpi_too_many_requests' ];

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

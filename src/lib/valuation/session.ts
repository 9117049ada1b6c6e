/**
 * What this browser remembers of a valuation (REM-01, VAL-20): two cookies, so that a visitor who comes back can be
 * reminded, and so that nobody asks for more than a few a day. Email, phone and postcode are not in them.
 */
import { deleteCookie, readCookie, writeCookie } from '../cookies';
import { UNKNOWN, type Vehicle } from './vehicle';

export const SESSION_COOKIE = 'hh_valuation_session';
export const SESSION_DAYS = 21;
export const COUNT_COOKIE = 'hh_valuation_count';
export const COUNT_DAYS = 1;

export interface ValuationSession {
	step: 'vehicle' | 'user';
	vehicle_vrm: string;
	/** Thousands of miles. */
	vehicle_mileage: number;
	make?: string | null;
	model?: string | null;
	/** The vehicle, and the server's signed name for its valuation. */
	full_data?: Vehicle & { valuation_token: string };
	/** Null where it was left blank. */
	name?: string | null;
}

type Kept = Pick< ValuationSession, 'step' | 'vehicle_vrm' | 'vehicle_mileage' > & Record< string, unknown >;

/** What must be there; what may be, readSession() looks at. */
const isSession = ( value: unknown ): value is Kept => {
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const { step, vehicle_vrm, vehicle_mileage } = value as Record< string, unknown >;
	return (
		( step === 'vehicle' || step === 'user' ) &&
		typeof vehicle_vrm === 'string' &&
		typeof vehicle_mileage === 'number'
	);
};

const isTextOrNull = ( value: unknown ): value is string | null => value === null || typeof value === 'string';

const isFullData = ( value: unknown ): value is NonNullable< ValuationSession[ 'full_data' ] > => {
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const { vrm, make, model, year, colour, fuel, valuation_token } = value as Record< string, unknown >;
	return (
		typeof vrm === 'string' &&
		typeof valuation_token === 'string' &&
		[ make, model, colour, fuel ].every( isTextOrNull ) &&
		( year === null || typeof year === 'number' )
	);
};

const isCount = ( value: unknown ): value is number => Number.isInteger( value ) && ( value as number ) >= 0;

/** Optional parts that are not what they should be are left out: anybody can write into a cookie. */
export function readSession(): ValuationSession | null {
	const kept = readCookie( SESSION_COOKIE, isSession );
	if ( ! kept ) {
		return null;
	}
	const { step, vehicle_vrm, vehicle_mileage, make, model, full_data, name } = kept;
	return {
		step,
		vehicle_vrm,
		vehicle_mileage,
		...( isTextOrNull( make ) && { make } ),
		...( isTextOrNull( model ) && { model } ),
		...( isFullData( full_data ) && { full_data } ),
		...( isTextOrNull( name ) && { name } ),
	};
}

export function clearSession(): void {
	deleteCookie( SESSION_COOKIE );
}

/** The visitor has asked for a vehicle. */
export function rememberAsked( vrm: string, thousands: number ): void {
	write( { step: 'vehicle', vehicle_vrm: vrm, vehicle_mileage: thousands } );
}

/** The vehicle was found. */
export function rememberFound( vrm: string, thousands: number, vehicle: Vehicle, token: string ): void {
	write( {
		step: 'vehicle',
		vehicle_vrm: vrm,
		vehicle_mileage: thousands,
		make: vehicle.make,
		model: vehicle.model,
		full_data: { ...vehicle, valuation_token: token },
	} );
}

/** The owner has given an email address. */
export function rememberUser( name: string ): void {
	const session = readSession();
	if ( session ) {
		write( { ...session, step: 'user', name: name === '' || name === UNKNOWN ? null : name } );
	}
}

/** How many valuations this browser had today. */
export function valuationCount(): number {
	return readCookie( COUNT_COOKIE, isCount ) ?? 0;
}

export function countValuation(): void {
	writeCookie( COUNT_COOKIE, valuationCount() + 1, COUNT_DAYS );
}

function write( session: ValuationSession ): void {
	writeCookie( SESSION_COOKIE, session, SESSION_DAYS );
}

import type { Landmarks } from '../../../contract/generated/hpapi/landmarks';
import type { Place, Point } from '../../../ui/map';
import { miles } from './pins';

export type LandmarkKind = 'station' | 'school';

/** As many as landmarks_array takes, and what it takes for near. */
const MOST = 20;
const NEAR_MILES = 1;

/**
 * The places of a kind that have a property within a mile, those with the most first: what only lies about does not
 * use up one of the few that may be asked for.
 */
export function landmarksNear( places: readonly Place[], kind: LandmarkKind, pins: readonly Point[] ): Landmarks {
	return places
		.filter( ( place ) => place.kind === kind )
		.map( ( place ) => ( { place, count: pins.filter( ( pin ) => miles( place, pin ) <= NEAR_MILES ).length } ) )
		.filter( ( { count } ) => count > 0 )
		.sort( ( one, other ) => other.count - one.count )
		.slice( 0, MOST )
		.map( ( { place: { name, latitude, longitude } } ) => ( { name: name.slice( 0, 100 ), kind, latitude, longitude } ) );
}

/** Null for what is no list of landmarks of one kind; anyone may write anything into an address. */
export function parseLandmarks( json: string ): Landmarks | null {
	let list: unknown;
	try {
		list = JSON.parse( json );
	} catch {
		return null;
	}
	const isLandmark = ( one: unknown ): boolean => {
		const { name, latitude, longitude } = ( one ?? {} ) as Record< string, unknown >;
		return typeof name === 'string' && typeof latitude === 'number' && typeof longitude === 'number';
	};
	return Array.isArray( list ) && list.length > 0 && list.length <= MOST && list.every( isLandmark ) ? ( list as Landmarks ) : null;
}

export const kindOf = ( landmarks: Landmarks ): LandmarkKind | null => {
	const kind = ( landmarks[ 0 ] as { kind?: string } | undefined )?.kind;
	return kind === 'station' || kind === 'school' ? kind : null;
};

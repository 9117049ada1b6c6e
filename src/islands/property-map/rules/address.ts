import type { Landmarks } from '../../../contract/generated/hpapi/landmarks';
import { decodeBounds, encodeBounds, type Bounds } from '../../../lib/geo/bounds';
import { decodePolygon, encodePolygon, LEAST_CORNERS, type Point } from '../../../lib/geo/polygon';
import { simplifyPolygon } from '../../../lib/geo/simplify';
import { parseLandmarks } from './landmarks';

/** What of the map is in the page's address. */
export interface Area {
	bounds: Bounds | null;
	/** Encoded; empty for none. */
	polygon: string;
	landmarks: Landmarks;
}

export const NOWHERE: Area = { bounds: null, polygon: '', landmarks: [] };

export function readArea( search: string ): Area {
	const parameters = new URLSearchParams( search );
	const polygon = parameters.get( 'polygon' ) ?? '';
	return {
		bounds: decodeBounds( parameters.get( 'bounds' ) ?? '' ),
		polygon: cornersOf( polygon ).length > 0 ? polygon : '',
		landmarks: parseLandmarks( parameters.get( 'landmarks_array' ) ?? '' ) ?? [],
	};
}

/**
 * An address of the same page, or of another view of it, with this area on the map.
 *
 * @param address Absolute.
 * @param area
 */
export function withArea( address: string, area: Area ): string {
	const url = new URL( address );
	// In the server's order, or it would redirect.
	const values = {
		polygon: area.polygon,
		bounds: area.bounds === null ? '' : encodeBounds( area.bounds ),
		view: url.searchParams.get( 'view' ) ?? '',
		landmarks_array: area.landmarks.length === 0 ? '' : JSON.stringify( area.landmarks ),
	};
	for ( const [ name, value ] of Object.entries( values ) ) {
		url.searchParams.delete( name );
		if ( value !== '' ) {
			url.searchParams.set( name, value );
		}
	}
	return url.href;
}

/** The corners of an encoded area; none for what is no area. */
export const cornersOf = ( polygon: string ): Point[] => ( polygon === '' ? [] : decodePolygon( polygon ) ?? [] );

/** Null where too few corners are left for an area. */
export function encodeArea( corners: readonly Point[] ): string | null {
	const simple = simplifyPolygon( corners );
	return simple.length < LEAST_CORNERS ? null : encodePolygon( simple );
}

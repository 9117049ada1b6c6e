import type { Landmarks } from '../../../contract/generated/hpapi/landmarks';
import { decodePolyline, encodePolyline, simplify, type LatLng } from '../../../lib/geo/polyline';
import type { Bounds } from '../../../ui/map';
import { parseLandmarks } from './landmarks';

/** What of the map is in the page's address. */
export interface Area {
	bounds: Bounds | null;
	/** Encoded; empty for none. */
	polygon: string;
	landmarks: Landmarks;
}

export const NOWHERE: Area = { bounds: null, polygon: '', landmarks: [] };

const MOST_CORNERS = 200;
const FEWEST_CORNERS = 3;

export function readArea( search: string ): Area {
	const parameters = new URLSearchParams( search );
	const polygon = parameters.get( 'polygon' ) ?? '';
	return {
		bounds: parseBounds( parameters.get( 'bounds' ) ?? '' ),
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
	const values = {
		polygon: area.polygon,
		bounds: area.bounds === null ? '' : boundsText( area.bounds ),
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

/** Five decimals, and no zeros at their end: as the server writes them. */
export const boundsText = ( { south, west, north, east }: Bounds ): string =>
	[ south, west, north, east ].map( ( side ) => String( Number( side.toFixed( 5 ) ) ) ).join( ',' );

function parseBounds( text: string ): Bounds | null {
	if ( ! /^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/.test( text ) ) {
		return null;
	}
	const [ south, west, north, east ] = text.split( ',' ).map( Number ) as [ number, number, number, number ];
	const fits = Math.abs( south ) <= 90 && Math.abs( north ) <= 90 && Math.abs( west ) <= 180 && Math.abs( east ) <= 180;
	return fits && south < north && west < east ? { south, west, north, east } : null;
}

/** The corners of an encoded area; none for what is no area. */
export function cornersOf( polygon: string ): LatLng[] {
	const corners = polygon === '' ? null : decodePolyline( polygon );
	return corners !== null && corners.length >= FEWEST_CORNERS && corners.length <= MOST_CORNERS ? corners : [];
}

/** Null for fewer corners than an area has. */
export function encodeArea( corners: readonly LatLng[] ): string | null {
	return corners.length < FEWEST_CORNERS ? null : encodePolyline( simplify( corners, MOST_CORNERS ) );
}

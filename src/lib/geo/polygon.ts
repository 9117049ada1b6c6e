/**
 * Areas drawn on a map: corners in order, the last joined to the first; sides may cross, and what lies inside an odd
 * number of loops is inside. PHP's Place\Polygon is the same; both run plugins/core/tests/vectors/polygons.json.
 */

import { decodePolyline, encodePolyline } from './polyline';

export interface Point {
	latitude: number;
	longitude: number;
}

export const LEAST_CORNERS = 3;
export const MOST_CORNERS = 200;

const LONGEST = MOST_CORNERS * 12;

const hundredThousandths = ( degrees: number ) => Math.floor( degrees * 1e5 + 0.5 );

/** For the parameter `polygon`. */
export function encodePolygon( corners: readonly Point[] ): string {
	return encodePolyline( corners.map( ( one ) => [ hundredThousandths( one.latitude ), hundredThousandths( one.longitude ) ] ) );
}

/** Null for what is no encoded area. */
export function decodePolygon( encoded: string ): Point[] | null {
	const points = encoded.length > LONGEST ? null : decodePolyline( encoded );
	if ( points === null || points.length < LEAST_CORNERS || points.length > MOST_CORNERS ) {
		return null;
	}
	const isOnGlobe = points.every( ( [ latitude, longitude ] ) => Math.abs( latitude ) <= 90e5 && Math.abs( longitude ) <= 180e5 );
	return isOnGlobe ? points.map( ( [ latitude, longitude ] ) => ( { latitude: latitude / 1e5, longitude: longitude / 1e5 } ) ) : null;
}

/** The one way to write an area; empty for what is none. */
export function cleanPolygon( encoded: string ): string {
	const corners = decodePolygon( encoded );
	return corners === null ? '' : encodePolygon( corners );
}

/** A point on a side belongs to one of the two areas that share it. */
export function isInPolygon( { latitude, longitude }: Point, corners: readonly Point[] ): boolean {
	let isInside = false;
	let from = corners.at( -1 );
	for ( const to of corners ) {
		if ( from && from.latitude !== to.latitude ) {
			const [ south, north ] = from.latitude < to.latitude ? [ from, to ] : [ to, from ];
			const slope = ( north.longitude - south.longitude ) / ( north.latitude - south.latitude );
			const isBetween = latitude >= south.latitude && latitude < north.latitude;
			if ( isBetween && longitude < south.longitude + slope * ( latitude - south.latitude ) ) {
				isInside = ! isInside;
			}
		}
		from = to;
	}
	return isInside;
}

import type { Point } from './polygon';

/** A part of the map: PHP's Place\BoundingBox reads and writes the same (vectors/polygons.json). Degrees. */
export interface Bounds {
	south: number;
	west: number;
	north: number;
	east: number;
}

const BOX = /^-?[0-9]{1,3}(\.[0-9]{1,20})?(,-?[0-9]{1,3}(\.[0-9]{1,20})?){3}$/;

/** For the parameter `bounds`: `south,west,north,east` with five decimals, which is a yard. */
export function encodeBounds( { south, west, north, east }: Bounds ): string {
	return [ south, west, north, east ].map( ( degrees ) => String( Number( degrees.toFixed( 5 ) ) + 0 ) ).join( ',' );
}

/** Null for what is no box on the globe; more than five decimals are left out. */
export function decodeBounds( text: string ): Bounds | null {
	if ( ! BOX.test( text ) ) {
		return null;
	}
	const degrees = text.split( ',' ).map( ( one ) => Number( one.replace( /(\.[0-9]{5})[0-9]+$/, '$1' ) ) );
	const [ south, west, north, east ] = degrees as [ number, number, number, number ];
	const isOnGlobe = [ south, north ].every( ( one ) => Math.abs( one ) <= 90 ) && [ west, east ].every( ( one ) => Math.abs( one ) <= 180 );
	return isOnGlobe && south <= north && west <= east ? { south, west, north, east } : null;
}

/** The one way to write it; empty for what is none. */
export function cleanBounds( text: string ): string {
	const bounds = decodeBounds( text );
	return bounds === null ? '' : encodeBounds( bounds );
}

export const isWithin = ( { latitude, longitude }: Point, { south, west, north, east }: Bounds ): boolean =>
	latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The smallest box that holds all of them; null where there are none. */
export function boxOf( points: readonly Point[] ): Bounds | null {
	if ( points.length === 0 ) {
		return null;
	}
	const box = { south: 90, west: 180, north: -90, east: -180 };
	for ( const { latitude, longitude } of points ) {
		box.south = Math.min( box.south, latitude );
		box.north = Math.max( box.north, latitude );
		box.west = Math.min( box.west, longitude );
		box.east = Math.max( box.east, longitude );
	}
	return box;
}

import type { Bounds } from './types';

/** Minutes of arc between two lines; the first that leaves few enough of them is taken. */
const STEPS = [ 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300 ];
const MOST_LINES = 7;

export interface Graticule {
	/** Degrees. */
	parallels: number[];
	meridians: number[];
}

/** The lines of latitude and longitude that cross a view, at whole minutes, as on a printed map. */
export function graticule( { south, west, north, east }: Bounds ): Graticule {
	return { parallels: lines( south, north ), meridians: lines( west, east ) };
}

function lines( from: number, to: number ): number[] {
	const minutes = ( to - from ) * 60;
	const step = STEPS.find( ( one ) => minutes / one <= MOST_LINES ) ?? 600;
	const found: number[] = [];
	for ( let at = Math.ceil( ( from * 60 ) / step ); at * step <= to * 60; at++ ) {
		found.push( ( at * step ) / 60 );
	}
	return found;
}

/**
 * 51.0833 is 51°05′N. Half minutes are written as 30″.
 *
 * @param angle       Degrees.
 * @param hemispheres Letters for what is above and below nought.
 */
export function degrees( angle: number, hemispheres: readonly [ string, string ] ): string {
	const halves = Math.round( Math.abs( angle ) * 120 );
	const minutes = Math.floor( halves / 2 ) % 60;
	const rest = halves % 2 === 1 ? '30″' : '';
	const letter = halves === 0 ? '' : hemispheres[ angle > 0 ? 0 : 1 ];
	return `${ Math.floor( halves / 120 ) }°${ String( minutes ).padStart( 2, '0' ) }′${ rest }${ letter }`;
}

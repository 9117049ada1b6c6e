/** Degrees. */
export interface LatLng {
	latitude: number;
	longitude: number;
}

/** Six pieces of five bits hold any difference of longitudes. */
const PIECES = 6;

const round = ( degrees: number ): number => Math.floor( degrees * 1e5 + 0.5 );

/**
 * Google's encoded polyline: each number as its difference from the one before, in hundred-thousandths of a degree.
 *
 * @param points
 */
export function encodePolyline( points: readonly LatLng[] ): string {
	let text = '';
	let before: readonly [ number, number ] = [ 0, 0 ];
	for ( const { latitude, longitude } of points ) {
		const at = [ round( latitude ), round( longitude ) ] as const;
		text += encodeNumber( at[ 0 ] - before[ 0 ] ) + encodeNumber( at[ 1 ] - before[ 1 ] );
		before = at;
	}
	return text;
}

function encodeNumber( value: number ): string {
	let rest = value < 0 ? -2 * value - 1 : 2 * value;
	let text = '';
	while ( rest >= 32 ) {
		text += String.fromCharCode( ( rest % 32 ) + 32 + 63 );
		rest = Math.floor( rest / 32 );
	}
	return text + String.fromCharCode( rest + 63 );
}

/**
 * @param text
 * @return Null for what is no encoded polyline.
 */
export function decodePolyline( text: string ): LatLng[] | null {
	const numbers: number[] = [];
	let value = 0;
	let piece = 0;
	for ( const letter of text ) {
		const bits = letter.charCodeAt( 0 ) - 63;
		if ( bits < 0 || bits > 63 || piece >= PIECES ) {
			return null;
		}
		value += ( bits % 32 ) * 32 ** piece;
		piece += 1;
		if ( bits < 32 ) {
			numbers.push( value % 2 === 1 ? -( value + 1 ) / 2 : value / 2 );
			value = 0;
			piece = 0;
		}
	}
	if ( piece > 0 || numbers.length % 2 === 1 ) {
		return null;
	}
	const points: LatLng[] = [];
	let [ latitude, longitude ] = [ 0, 0 ];
	for ( let index = 0; index < numbers.length; index += 2 ) {
		latitude += numbers[ index ] as number;
		longitude += numbers[ index + 1 ] as number;
		points.push( { latitude: latitude / 1e5, longitude: longitude / 1e5 } );
	}
	return points;
}

/**
 * The same line with no more than so many points: those go first whose absence changes the area least.
 *
 * @param points
 * @param max
 */
export function simplify( points: readonly LatLng[], max: number ): LatLng[] {
	const left = [ ...points ];
	// Each pass takes out those below a tolerance that grows until few enough are left.
	for ( let tolerance = 1e-12; left.length > max; tolerance *= 2 ) {
		for ( let index = left.length - 2; index > 0 && left.length > max; index-- ) {
			if ( triangle( left[ index - 1 ] as LatLng, left[ index ] as LatLng, left[ index + 1 ] as LatLng ) <= tolerance ) {
				left.splice( index, 1 );
			}
		}
	}
	return left;
}

/** In square degrees, of which one to the east is taken to be as long as one to the north: good enough to compare. */
function triangle( one: LatLng, two: LatLng, three: LatLng ): number {
	return Math.abs(
		( one.longitude * ( two.latitude - three.latitude ) +
			two.longitude * ( three.latitude - one.latitude ) +
			three.longitude * ( one.latitude - two.latitude ) ) / 2
	);
}

/**
 * Google's encoded polylines with five decimals, as PHP's Geo\Polyline writes and reads them: numbers are
 * hundred-thousandths of a degree.
 */

/** Six pieces of five bits hold any difference of longitudes; a seventh is a stranger's. */
const PIECES = 6;
const LETTERS = /^[?-~]*$/;

export type Pair = readonly [ latitude: number, longitude: number ];

export function encodePolyline( points: readonly Pair[] ): string {
	let before: Pair = [ 0, 0 ];
	return points
		.map( ( point ) => {
			const text = encodeNumber( point[ 0 ] - before[ 0 ] ) + encodeNumber( point[ 1 ] - before[ 1 ] );
			before = point;
			return text;
		} )
		.join( '' );
}

/** Null where it ends too early, has other letters, or a number is too long. */
export function decodePolyline( text: string ): Pair[] | null {
	if ( ! LETTERS.test( text ) ) {
		return null;
	}
	const numbers: number[] = [];
	let value = 0;
	let piece = 0;
	for ( const letter of text ) {
		const bits = letter.charCodeAt( 0 ) - 63;
		value += ( bits % 32 ) * 32 ** piece;
		if ( bits < 32 ) {
			// Of numbers with a sign the lowest bit says that they are below zero.
			numbers.push( ( numbers.at( -2 ) ?? 0 ) + ( value % 2 === 1 ? -( value + 1 ) / 2 : value / 2 ) );
			value = 0;
			piece = 0;
		} else if ( ++piece >= PIECES ) {
			return null;
		}
	}
	if ( piece > 0 || numbers.length % 2 === 1 ) {
		return null;
	}
	const points: Pair[] = [];
	for ( let at = 0; at < numbers.length; at += 2 ) {
		points.push( [ numbers[ at ]!, numbers[ at + 1 ]! ] );
	}
	return points;
}

function encodeNumber( difference: number ): string {
	let bits = difference < 0 ? -2 * difference - 1 : 2 * difference;
	let text = '';
	while ( bits >= 32 ) {
		text += String.fromCharCode( ( bits % 32 ) + 32 + 63 );
		bits = Math.floor( bits / 32 );
	}
	return text + String.fromCharCode( bits + 63 );
}

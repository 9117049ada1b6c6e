/** The front of a plan: where the hall stands, which rooms are beside it, and how it follows its model. */
import { sum } from './floorplan-programme.mjs';

/* Left and right of the hall in turns. */
export function alternate( rest ) {
	const before = rest.filter(
		( _, i ) => i === 0 || ( i % 2 === 0 && rest.length > 2 )
	);
	return [ before, rest.filter( ( r ) => ! before.includes( r ) ) ];
}

/* The share of the front that is left of the hall, filled by the rooms that come nearest to it. */
export function sides( rest, share ) {
	const most = rest.length > 1 ? rest.length - 1 : 1;
	let best = null;
	for ( let chosen = 0; chosen < 2 ** rest.length; chosen++ ) {
		const left = rest.filter( ( _, i ) => Math.floor( chosen / 2 ** i ) % 2 );
		const gap = Math.abs( sum( left ) / sum( rest ) - share );
		const both = share <= 0 || share >= 1 || ( left.length > 0 && left.length <= most );
		if ( both && ( ! best || gap < best.gap ) ) {
			best = { gap, left };
		}
	}
	return [ best.left, rest.filter( ( r ) => ! best.left.includes( r ) ) ];
}

/*
 * The front of the model, for rooms of the size that the property has: its own width where rooms come out neither slits
 * nor corridors, else as near to it as they allow, with door and windows in their places from side to side.
 */
export function fit( model, longest ) {
	const [ shallow, deep, narrow ] = [ 3.1, 4.6, 7.4 ];
	const most = Math.min( longest * 1.4, Math.max( longest, model.width * shallow ) );
	const least = Math.max( longest * 0.8, Math.min( longest, model.width * deep ) );
	const area = model.width * shallow > longest ? most : least;
	const width = Math.max( narrow, Math.min( area / shallow, Math.max( area / deep, model.width ) ) );
	const share = width / model.width;
	return {
		width,
		half: Math.max( 2.7, Math.min( 5, area / width ) ),
		door: model.door * share,
		windows: model.windows.map( ( storey ) => storey.map( ( one ) => ( { ...one, centre: one.centre * share } ) ) ),
	};
}

/* A front door in the middle has a proper room on either side of it: cloakrooms and stores go to the back. */
export function flank( [ front, back ], { door, width } ) {
	const proper = [ 'living', 'bed', 'kitchen', 'shop' ];
	const small = front.filter( ( r ) => r.kind !== 'hall' && ! proper.includes( r.kind ) );
	const rooms = front.filter( ( r ) => proper.includes( r.kind ) );
	const spare = back
		.filter( ( r ) => proper.includes( r.kind ) )
		.sort( ( a, b ) => proper.indexOf( a.kind ) - proper.indexOf( b.kind ) );
	const middle = door > width * 0.34 && door < width * 0.66;
	if ( ! middle || rooms.length > 1 || spare.length === 0 || back.length + small.length < 2 ) {
		return [ front, back ];
	}
	return [
		[ ...front.filter( ( r ) => ! small.includes( r ) ), spare[ 0 ] ],
		[ ...back.filter( ( r ) => r !== spare[ 0 ] ), ...small ],
	];
}

/* The hall where the model has its front door; against a side wall where no room would fit beside it. */
export function hallAt( { door, width }, hallWide, rooms ) {
	const least = 1.9;
	const x = Math.min( Math.max( 0, door - 0.6 ), width - hallWide );
	if ( x < least || rooms < 2 ) {
		return door < width / 2 ? 0 : width - hallWide;
	}
	return width - hallWide - x < least ? width - hallWide : x;
}

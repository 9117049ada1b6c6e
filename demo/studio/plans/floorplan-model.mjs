/**
 * What a floorplan takes over from the model that the pictures show: the frontage, where the front door is, and the
 * windows of the front, storey by storey. All measures in metres, from the left as one stands before the house.
 */
import { randomFrom } from './random.mjs';

/** Width of an opening, or of one light of it (kit/facade.py has the same), and how many lights it has unless it says so. */
const WIDTHS = { s: [ 1.05, 0 ], c: [ 0.56, 2 ], m: [ 0.8, 2 ], M: [ 0.85, 2 ], x: [ 0.55, 0 ], F: [ 0.85, 2 ], J: [ 0.85, 2 ], r: [ 0.95, 0 ], l: [ 0.75, 0 ], P: [ 2, 0 ], B: [ 2.3, 0 ], Q: [ 2.3, 0 ], W: [ 2.3, 0 ], A: [ 3.4, 0 ], o: [ 0.72, 0 ], H: [ 4.2, 0 ] };
/** Openings that are ways in. */
const DOOR = /[DA]/;
const LEAST_OVERLAP = 0.3;
/** Radius of a kiln, unless it says so (kit/oast.py has the same). */
const KILN = 2.5;

/**
 * The openings of one storey's wall.
 *
 * @param {string} text  As a description has it: `s3 D s3`.
 * @param {number} width Of the wall.
 * @return {{kind: string, centre: number, width: number}[]} From the left.
 */
export function openings( text, width ) {
	const tokens = ( text ?? '' ).split( ' ' ).filter( Boolean );
	return tokens.flatMap( ( token, index ) => {
		const [ , kind, lights, more ] = /^([a-zA-Z.])(\d*)(.*)$/.exec( token );
		const after = ( sign ) => Number( new RegExp( `\\${ sign }([\\d.]+)` ).exec( more )?.[ 1 ] ?? NaN );
		const [ one, usual ] = WIDTHS[ kind ] ?? [ 1, 0 ];
		const wide = one * ( usual ? Number( lights || usual ) : 1 ) * ( after( '*' ) || 1 );
		return kind === '.' ? [] : [ { kind, centre: after( '@' ) || ( ( index + 0.5 ) * width ) / tokens.length, width: wide } ];
	} );
}

const isDoor = ( { kind } ) => DOOR.test( kind );
const level = ( volume ) => ( volume.base ? 1 : 0 );

/**
 * @param {Object} description Of demo/studio/descriptions.
 * @return {{width: number, depth: number, door: number, kilns: Object[], windows: {centre: number, width: number}[][]} | null} Null where the model is
 *         no house by itself: land, a block of flats, or a house without a front door.
 */
export function modelOf( description ) {
	const volumes = ( description.volumes ?? [] ).filter( ( volume ) => ! volume.white && level( volume ) === 0 );
	const main = volumes.find( ( volume ) => openings( volume.front?.[ 0 ], volume.size[ 0 ] ).some( isDoor ) );
	if ( ! main ) {
		return null;
	}
	const storeys = main.floors?.length ?? 2;
	const [ from, to ] = [ main.at[ 0 ], main.at[ 0 ] + main.size[ 0 ] ];
	// A wing as high as the house beside it, wall to wall, belongs to its front; garages and lean-tos do not.
	const wings = volumes.filter( ( volume ) => {
		const [ left, right ] = [ volume.at[ 0 ], volume.at[ 0 ] + volume.size[ 0 ] ];
		const touches = Math.abs( left - to ) < LEAST_OVERLAP || Math.abs( right - from ) < LEAST_OVERLAP;
		return volume !== main && ( volume.floors?.length ?? 2 ) === storeys && storeys > 1 && touches;
	} );
	const front = [ main, ...wings ];
	const start = Math.min( ...front.map( ( volume ) => volume.at[ 0 ] ) );
	const end = Math.max( ...front.map( ( volume ) => volume.at[ 0 ] + volume.size[ 0 ] ) );
	const storey = ( number ) =>
		front
			.flatMap( ( volume ) => openings( volume.front?.[ number ], volume.size[ 0 ] ).map( ( one ) => ( { ...one, centre: one.centre + volume.at[ 0 ] - start } ) ) )
			.sort( ( a, b ) => a.centre - b.centre );
	return {
		width: end - start,
		depth: main.size[ 1 ],
		kilns: ( description.kilns ?? [] ).map( ( { at: [ x, y ], radius = KILN, square = false } ) => ( { x: x - start, y: y - main.at[ 1 ], radius, square } ) ),
		door: ( storey( 0 ).find( ( { kind } ) => kind === 'D' ) ?? storey( 0 ).find( isDoor ) ).centre,
		windows: Array.from( { length: storeys }, ( _, number ) => storey( number ).filter( ( one ) => ! isDoor( one ) && ! /[dGa]/.test( one.kind ) ).map( ( one ) => ( { centre: one.centre, width: one.width } ) ) ),
	};
}

/** Land has no rooms. */
export const hasPlan = ( property ) => property.style !== 'land';

/**
 * @param {Object} property    Of properties.json.
 * @param {Object} description Of demo/studio/descriptions.
 * @return {[Object, Object, Object|null]} What layOut() and floorplan() take, always the same for a property.
 */
export const planInputs = ( property, description ) => [ property, randomFrom( property.ref ).fork( 'plan' ), property.style === 'flats' ? null : modelOf( description ) ];

import { band } from './bands.mjs';
import { chimney } from './house-parts.mjs';
import { WHITE } from './house-semi.mjs';
import { BRICKS, DOORS, PASTEL, PLASTER, SLATES, STOCK, TILES } from './palette.mjs';

/* Canted bays drawn as a shallow block keep the right perspective at this scale. */
const bayWindow = ( x, floors, wall, frame = WHITE ) => ( {
	x0: x - 1.15,
	x1: x + 1.15,
	z0: -0.8,
	z1: 0.5,
	h: floors * 2.9 + 0.1,
	bands: [ wall ],
	roof: {
		kind: 'hip',
		pitch: 0.7,
		material: 'slate',
		colour: '#6b737a',
		over: 0.12,
	},
	openings: {
		front: Array.from( { length: floors }, ( _, i ) => ( {
			u: 0.22,
			v: 0.75 + i * 2.9,
			w: 1.86,
			h: 1.75,
			kind: 'plain',
			across: 3,
			up: 2,
			frame,
			seed: `${ x }`,
		} ) ),
		right: Array.from( { length: floors }, ( _, i ) => ( {
			u: 0.12,
			v: 0.75 + i * 2.9,
			w: 0.55,
			h: 1.75,
			kind: 'plain',
			up: 2,
			frame,
			sill: false,
		} ) ),
	},
} );

export function terrace( rng, { floors = 2 } = {} ) {
	const wall = rng.pick( [
		band( 'brick', rng.pick( STOCK ) ),
		band( 'brick', rng.pick( BRICKS ) ),
	] );
	const each = 4.9;
	const levels = Math.min( 3, Math.max( 2, floors ) );
	const h = levels * 2.9 + 0.3;
	const slate = rng.chance( 0.65 );
	const roof = {
		kind: 'x',
		pitch: 0.78,
		material: slate ? 'slate' : 'peg',
		colour: rng.pick( slate ? SLATES : TILES ),
		over: 0.25,
	};
	const bays = rng.chance( 0.65 );
	const items = [];
	const colours = [ ...DOORS ].sort( () => rng() - 0.5 );
	const shades = [ 0, 1, 2 ].map( () =>
		rng.chance( 0.35 )
			? band( 'render', rng.pick( [ ...PASTEL, ...PLASTER ] ) )
			: wall
	);
	shades[ 1 ] = wall;
	for ( let i = -3; i < 4; i++ ) {
		const x = i * each;
		const own = shades[ ( i + 3 ) % 3 ];
		const lintel = own.material === 'brick' ? '#e8dcc0' : undefined;
		const win = { kind: 'sash', across: 2, up: 2, w: 1, h: 1.65, lintel };
		items.push( {
			x0: x,
			x1: x + each,
			z0: 0,
			z1: 8,
			h,
			roof,
			bands: [ own ],
			openings: {
				front: [
					{
						type: 'door',
						u: 0.55,
						w: 0.95,
						h: 2.25,
						colour: colours[ ( i + 3 ) % colours.length ],
					},
					...( bays ? [] : [ { ...win, u: 2.7, v: 0.85, w: 1.2 } ] ),
					...Array.from( { length: levels - 1 }, ( _, l ) => [
						...( bays && l === 0
							? []
							: [ { ...win, u: 2.75, v: 3.7 + l * 2.9 } ] ),
						{ ...win, u: 0.55, v: 3.7 + l * 2.9 },
					] ).flat(),
				],
			},
		} );
		if ( bays ) {
			items.push( bayWindow( x + 3.2, 2, own ) );
		}
		items.push(
			chimney( {
				x: x + each,
				z: 4,
				y: h + 2.7,
				top: h + 4.6,
				w: 0.8,
				d: 1.4,
				pots: 4,
				drop: 0.55,
				colour: wall.colour,
			} )
		);
	}
	return {
		items,
		size: { x0: -each * 0.5, x1: each * 2.9, z1: 8, top: h + 4 },
		door: 1,
		setting: 'street',
		angle: 0.5,
		doors: [ -3, -2, -1, 0, 1, 2, 3 ].map( ( i ) => i * each + 1 ),
	};
}

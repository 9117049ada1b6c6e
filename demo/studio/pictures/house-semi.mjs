import { band } from './bands.mjs';
import { chimney } from './house-parts.mjs';
import { BRICKS, DOORS, PLASTER, TILES } from './palette.mjs';

export const WHITE = '#f6f1e4';

export function semi( rng ) {
	const brick = rng.pick( BRICKS );
	const upper = rng.pick( [
		band( 'render', rng.pick( PLASTER ), 2.75 ),
		band( 'tilehung', '#b3623f', 2.75 ),
	] );
	const roof = {
		kind: 'hip',
		pitch: 0.88,
		material: 'peg',
		colour: rng.pick( TILES ),
		over: 0.4,
	};
	const half = 6.2;
	const h = 5.3;
	const hung = rng.pick( [
		band( 'tilehung', '#a8543a', 2.45 ),
		band( 'timber', '#eee4ce', 2.45 ),
		band( 'render', '#ece2cd', 2.45 ),
	] );
	const bay = ( x ) => ( {
		x0: x - 1.5,
		x1: x + 1.5,
		z0: -0.9,
		z1: 2,
		h: 5.3,
		bands: [ band( 'brick', brick ), hung ],
		roof: { ...roof, kind: 'z', pitch: 0.95, over: 0.25 },
		barge: WHITE,
		openings: {
			front: [ 0.8, 3.35 ].map( ( v ) => ( {
				kind: 'casement',
				across: 4,
				up: 2,
				u: 0.3,
				v,
				w: 2.4,
				h: 1.35,
			} ) ),
			right: [ 0.8, 3.35 ].map( ( v ) => ( {
				kind: 'casement',
				across: 1,
				up: 2,
				u: 0.14,
				v,
				w: 0.6,
				h: 1.35,
				sill: false,
			} ) ),
		},
	} );
	const doors = [ ...DOORS ].sort( () => rng() - 0.5 );
	const win = { kind: 'casement', w: 1.3, h: 1.2, v: 3.45, up: 2 };
	const main = {
		x0: 0,
		x1: half * 2,
		z0: 0,
		z1: 7.6,
		h,
		roof,
		bands: [ band( 'brick', brick ), upper ],
		openings: {
			front: [
				{ ...win, u: 0.6 },
				{ ...win, u: half * 2 - 1.9 },
				{ type: 'door', u: 0.8, w: 1, h: 2.15, colour: doors[ 0 ] },
				{
					type: 'door',
					u: half * 2 - 1.8,
					w: 1,
					h: 2.15,
					colour: doors[ 1 ],
				},
			],
			right: [
				{ ...win, u: 1.5, v: 0.9 },
				{ ...win, u: 4.2 },
			],
		},
	};
	const ridge = h + 3.8 * 0.88;
	const garage = {
		x0: half * 2,
		x1: half * 2 + 2.9,
		z0: 1.4,
		z1: 6.4,
		h: 2.5,
		bands: [ band( 'brick', brick ) ],
		roof: { ...roof, kind: 'x', pitch: 0.7, over: 0.2 },
		openings: {
			front: [
				{
					type: 'door',
					kind: 'garage',
					u: 0.3,
					w: 2.3,
					h: 2.05,
					colour: doors[ 1 ],
				},
			],
		},
	};
	return {
		items: [
			main,
			chimney( {
				x: half,
				z: 3.8,
				y: ridge - 0.3,
				top: ridge + 1.5,
				w: 1.4,
				d: 0.9,
				pots: 4,
				colour: brick,
				drop: 0.5,
			} ),
			garage,
			bay( 3.7 ),
			bay( half * 2 - 3.7 ),
		],
		size: { x0: 0, x1: half * 2 + 2.9, z1: 7.6, top: ridge + 1 },
		door: half * 2 - 1.3,
		setting: rng.pick( [ 'hedge', 'drive' ] ),
		angle: 0.36,
	};
}

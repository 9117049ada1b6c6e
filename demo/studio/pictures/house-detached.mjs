import { band } from './bands.mjs';
import { chimney } from './house-parts.mjs';
import { WHITE } from './house-semi.mjs';
import { BRICKS, DOORS, PLASTER, TILES } from './palette.mjs';

export function detached( rng ) {
	const brick = rng.pick( BRICKS );
	const upper = rng.pick( [
		band( 'tilehung', '#a8543a', 2.75 ),
		band( 'render', rng.pick( PLASTER ), 2.75 ),
		band( 'boards', '#f1ecdf', 2.75 ),
		band( 'brick', brick, 2.75 ),
	] );
	const roof = {
		kind: rng.pick( [ 'x', 'hip' ] ),
		pitch: 0.98,
		material: 'peg',
		colour: rng.pick( TILES ),
		over: 0.4,
	};
	const w = 11.6;
	const h = 5.3;
	const bands = [ band( 'brick', brick ), upper ];
	const win = {
		kind: rng.pick( [ 'casement', 'sash' ] ),
		w: 1.6,
		h: 1.35,
		v: 0.85,
		up: 3,
	};
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 7,
		h,
		roof,
		bands,
		openings: {
			front: [
				{ ...win, u: 0.8 },
				{ ...win, u: 0.8, v: 3.35 },
				{ ...win, u: 4.3, v: 3.35, w: 1.1 },
				{
					type: 'door',
					u: 4.3,
					w: 1.1,
					h: 2.15,
					colour: rng.pick( DOORS ),
				},
			],
			right: [
				{ ...win, u: 1.2 },
				{ ...win, u: 4.3 },
				{ ...win, u: 2.6, v: 3.35 },
			],
		},
	};
	const wing = {
		x0: w - 5,
		x1: w - 0.3,
		z0: -1.7,
		z1: 3.4,
		h,
		bands,
		barge: rng.pick( [ WHITE, '#4a3a2c' ] ),
		roof: { ...roof, kind: 'z', pitch: 1.05 },
		walls: {
			front: [
				...bands,
				rng.pick( [
					band( 'timber', '#eee4ce', 5.2 ),
					band( upper.material, upper.colour, 5.2 ),
				] ),
			],
		},
		openings: {
			front: [
				{ ...win, u: 1.1, w: 2.5, across: 4 },
				{ ...win, u: 1.3, v: 3.35, w: 2.1, across: 3 },
			],
		},
	};
	const ridge = h + 3.5 * 0.98;
	const items = [
		main,
		chimney( {
			x: 2,
			z: 3.5,
			y: ridge - 0.2,
			top: ridge + 1.9,
			w: 1.1,
			colour: brick,
			drop: 0.5,
			pots: 2,
		} ),
		wing,
	];
	if ( rng.chance( 0.5 ) ) {
		items.splice( 2, 0, {
			x0: w,
			x1: w + 4.6,
			z0: 1.2,
			z1: 6.6,
			h: 2.5,
			bands: [ band( 'brick', brick ) ],
			roof: { ...roof, kind: 'hip' },
			openings: {
				front: [
					{
						type: 'door',
						kind: 'garage',
						u: 0.6,
						w: 3.4,
						h: 2.1,
						colour: '#e9e2d0',
					},
				],
			},
		} );
	}
	return {
		items,
		size: {
			x0: 0,
			x1: items.length > 3 ? w + 4.4 : w,
			z1: 7,
			top: ridge + 1.7,
		},
		door: 4.9,
		setting: rng.pick( [ 'drive', 'garden', 'hedge' ] ),
		angle: 0.4,
	};
}

import { band } from './bands.mjs';
import { climber } from './flowers.mjs';
import { climbers } from './house-cottage.mjs';
import { chimney, row } from './house-parts.mjs';
import { BRICKS, DOORS, PLASTER, TILES } from './palette.mjs';

export function farmhouse( rng ) {
	const brick = rng.pick( BRICKS );
	const hung = rng.pick( [ '#a8543a', '#b3623f', '#99492f' ] );
	const lower = rng.pick( [
		band( 'brick', brick ),
		band( 'stone', '#b9ad92' ),
		band( 'timber', rng.pick( PLASTER ) ),
	] );
	const upper = rng.pick( [
		band( 'tilehung', hung, 2.7 ),
		band( 'tilehung', hung, 2.7 ),
		band( 'timber', '#ece0c6', 2.7 ),
	] );
	const w = rng.range( 12, 14 );
	const tile = rng.pick( TILES );
	const roof = {
		kind: rng.pick( [ 'hip', 'halfhip', 'x' ] ),
		pitch: 1.1,
		material: 'peg',
		colour: tile,
		over: 0.4,
	};
	const win = {
		w: 1.7,
		h: 1.2,
		kind: rng.pick( [ 'casement', 'leaded' ] ),
		frame: '#f6f1e4',
	};
	const door = w * 0.42;
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 6.4,
		h: 5.2,
		roof,
		bands: [ lower, upper ],
		openings: {
			front: [
				...row( door - 0.6, 2, { ...win, v: 0.85 } ),
				...row(
					w - door - 0.8,
					2,
					{ ...win, v: 0.85 },
					{ from: door + 0.8 }
				),
				...row( w, 4, { ...win, v: 3.35, w: 1.5 } ),
				{
					type: 'door',
					kind: 'plank',
					u: door - 0.55,
					w: 1.1,
					h: 2.05,
					colour: rng.pick( DOORS ),
					frame: '#5a4636',
				},
			],
			right: [
				{ ...win, u: 2.3, v: 0.85 },
				{ ...win, u: 2.4, v: 3.35, w: 1.4 },
			],
		},
		onWall: ( name, wall ) =>
			name === 'front' &&
			climber( wall, {
				u: w * 0.92,
				w: 2.6,
				h: 3.8,
				lean: -1,
				bloom: climbers( rng.fork( 'rose' ) ),
			} ),
	};
	const ridge = 5.2 + 3.2 * 1.1;
	const items = [
		main,
		chimney( {
			x: w * 0.3,
			z: 3.2,
			y: ridge - 0.2,
			top: ridge + 2,
			w: 1.5,
			d: 1.1,
			drop: 0.5,
			pots: 3,
			colour: brick,
		} ),
	];
	if ( rng.chance( 0.6 ) ) {
		items.push( {
			x0: w - 0.01,
			x1: w + 4,
			z0: 0.7,
			z1: 5.6,
			h: 2.6,
			bands: [
				lower.material === 'timber' ? band( 'brick', brick ) : lower,
			],
			roof: {
				kind: 'halfhip',
				pitch: 1.05,
				material: 'peg',
				colour: tile,
			},
			openings: {
				front: [ { ...win, u: 1.1, v: 0.85 } ],
				right: [ { ...win, u: 1.6, v: 0.85 } ],
			},
		} );
	} else {
		items.push( {
			x0: w - 4.4,
			x1: w - 0.4,
			z0: -2.2,
			z1: 3,
			h: 5,
			bands: [ lower, { ...upper } ],
			roof: { kind: 'z', pitch: 1.1, material: 'peg', colour: tile },
			openings: {
				front: [
					{ ...win, u: 1.1, v: 0.85 },
					{ ...win, u: 1.2, v: 3.2, w: 1.5 },
				],
				right: [],
			},
		} );
		main.openings.front = main.openings.front.filter(
			( o ) => o.u + o.w < w - 4.2
		);
		main.onWall = undefined;
	}
	return {
		items,
		size: {
			x0: 0,
			x1: items.at( -1 ).x1 > w ? w + 4 : w,
			z1: 6.4,
			top: ridge + 2,
		},
		door,
		setting: rng.pick( [ 'garden', 'gravel', 'hedge' ] ),
		angle: 0.4,
	};
}

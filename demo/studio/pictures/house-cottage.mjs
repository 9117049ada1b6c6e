import { band } from './bands.mjs';
import { climber } from './flowers.mjs';
import { chimney, dormer, row } from './house-parts.mjs';
import { BRICKS, DOORS, PLASTER, TILES } from './palette.mjs';

export const climbers = ( rng ) =>
	rng.pick( [ '#e9a3a8', '#f7ecd6', 'wisteria', '#c8506a', null ] );

export function cottage( rng ) {
	const thatch = rng.chance( 0.38 );
	const kind = rng.pick( [ 'timber', 'timber', 'brick', 'stone', 'flint' ] );
	const base = {
		timber: band( 'timber', rng.pick( PLASTER ) ),
		brick: band( 'brick', rng.pick( BRICKS ) ),
		stone: band( 'stone', '#b9ad92' ),
		flint: band( 'flint', '#9d9c92' ),
	}[ kind ];
	const tile = thatch
		? rng.pick( [ '#b89c66', '#a68b5b', '#9c8763' ] )
		: rng.pick( TILES );
	const w = rng.range( 8.6, 10.5 );
	const h = 3.3;
	const pitch = thatch ? 1.15 : 1.08;
	const roof = {
		kind: thatch ? 'halfhip' : rng.pick( [ 'x', 'halfhip' ] ),
		pitch,
		material: thatch ? 'thatch' : 'peg',
		colour: tile,
		over: thatch ? 0.55 : 0.35,
	};
	const frame = rng.pick( [ '#f6f1e4', '#f6f1e4', '#5d6b54', '#7b8f8a' ] );
	const bloom = climbers( rng );
	const door = w * rng.pick( [ 0.34, 0.5, 0.62 ] );
	const win = {
		v: 0.85,
		w: 1.25,
		h: 1.15,
		kind: rng.pick( [ 'casement', 'leaded' ] ),
		frame,
	};
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 5.6,
		h,
		roof,
		bands: [ base ],
		openings: {
			front: [
				{ ...win, u: door - 2.9 },
				{ ...win, u: door + 1.4 },
				{
					type: 'door',
					kind: 'plank',
					u: door - 0.48,
					w: 0.96,
					h: 1.95,
					colour: rng.pick( DOORS ),
					frame: '#5a4636',
				},
			],
			right: [
				{ ...win, u: 2.1, w: 1.1 },
				{ ...win, u: 2.25, v: 3.5, w: 1 },
			],
		},
		onWall: ( name, wall ) =>
			name === 'front' &&
			climber( wall, { u: door + 0.75, w: 2.4, h: 2.9, bloom } ),
	};
	const dormers = row( w, rng.pick( [ 2, 3 ] ), { w: 0 } ).map( ( { u } ) =>
		dormer( {
			x: u,
			z: 0.35,
			y: h - 0.15,
			w: 1.5,
			h: 1.3,
			roof: {
				material: thatch ? 'thatch' : 'peg',
				colour: tile,
				over: thatch ? 0.4 : 0.18,
			},
			colour: kind === 'timber' ? base.colour : '#eee4ce',
		} )
	);
	const lean = rng.chance( 0.55 )
		? [
				{
					x0: w - 0.02,
					x1: w + 3.2,
					z0: 0.9,
					z1: 4.9,
					h: 2.3,
					roof: {
						kind: 'x',
						pitch: 0.95,
						material: thatch ? 'peg' : roof.material,
						colour: thatch ? '#8c4b36' : tile,
					},
					bands: [
						band(
							rng.pick( [ 'boards', 'tarred', 'brick' ] ),
							rng.pick( [ '#f1ecdf', '#a8593e' ] )
						),
					],
					openings: {
						front: [ { ...win, u: 0.9 } ],
						right: [ { ...win, u: 1.4, w: 1 } ],
					},
				},
			]
		: [];
	const ridge = h + 2.8 * pitch;
	return {
		items: [
			main,
			chimney( {
				x: w * 0.36,
				z: 2.8,
				y: ridge - 0.25,
				top: ridge + 1.7,
				w: 1.2,
				d: 1.1,
				drop: 0.5,
				pots: 2,
			} ),
			...lean,
			...dormers,
		],
		size: {
			x0: 0,
			x1: w + ( lean.length ? 3.2 : 0 ),
			z1: 5.6,
			top: ridge + 1.7,
		},
		door,
		setting: 'picket',
		angle: 0.42,
	};
}

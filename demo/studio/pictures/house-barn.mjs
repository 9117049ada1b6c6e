import { band } from './bands.mjs';
import { row } from './house-parts.mjs';
import { BRICKS, TILES } from './palette.mjs';

export function barn( rng ) {
	const black = rng.chance( 0.7 );
	const colour = black
		? rng.pick( [ '#2c302d', '#343632' ] )
		: rng.pick( [ '#6f6253', '#7d7466' ] );
	const w = rng.range( 13, 15.5 );
	const roof = {
		kind: 'halfhip',
		pitch: 1.12,
		material: 'peg',
		colour: rng.pick( TILES ),
	};
	const frame = black ? '#454b48' : '#3f4642';
	const bands = [
		band( 'brick', rng.pick( BRICKS ) ),
		band( black ? 'tarred' : 'upright', colour, 0.75 ),
	];
	const bay = w * rng.pick( [ 0.42, 0.56 ] );
	const win = {
		w: 0.85,
		h: 1.4,
		v: 1.15,
		kind: 'plain',
		across: 1,
		up: 2,
		frame,
		sill: false,
	};
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 7.6,
		h: 4,
		roof,
		bands,
		openings: {
			front: row( bay - 2, 3, win ).concat(
				row( w - bay - 2, 3, win, { from: bay + 2 } )
			),
			right: [
				{ ...win, u: 2.2, w: 3.2, h: 1.5, across: 3 },
				{ ...win, u: 3, v: 4.4, w: 1.6, h: 1.3 },
			],
		},
	};
	const midstrey = {
		x0: bay - 1.9,
		x1: bay + 1.9,
		z0: -1.5,
		z1: 3.2,
		h: 4.6,
		bands,
		barge: black ? '#2c302d' : '#5e5346',
		roof: {
			kind: 'z',
			pitch: 1.05,
			material: 'peg',
			colour: roof.colour,
			over: 0.3,
		},
		openings: {
			front: [
				{
					type: 'door',
					kind: 'cart',
					u: 0.4,
					w: 3,
					h: 4,
					leaves: 4,
					colour: frame,
					frame,
				},
			],
		},
	};
	const ridge = 4 + 3.8 * 1.12;
	const flue = {
		draw: ( stage ) => {
			stage.fill(
				[
					[ w * 0.8, ridge - 1.4, 2.6 ],
					[ w * 0.8 + 0.22, ridge - 1.4, 2.6 ],
					[ w * 0.8 + 0.22, ridge + 0.7, 2.6 ],
					[ w * 0.8, ridge + 0.7, 2.6 ],
				],
				'#3a3f3f'
			);
		},
	};
	return {
		items: [ main, flue, midstrey ],
		size: { x0: 0, x1: w, z1: 7.6, top: ridge + 0.6 },
		door: bay,
		setting: 'gravel',
		angle: 0.45,
	};
}

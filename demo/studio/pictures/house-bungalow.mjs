import { band } from './bands.mjs';
import { chimney } from './house-parts.mjs';
import { BRICKS, DOORS, PLASTER } from './palette.mjs';

export function bungalow( rng ) {
	const w = rng.range( 11.5, 13.5 );
	const wall = rng.pick( [
		band( 'render', rng.pick( PLASTER ) ),
		band( 'brick', rng.pick( BRICKS ) ),
	] );
	const roof = {
		kind: 'hip',
		pitch: 0.72,
		material: 'peg',
		colour: rng.pick( [ '#a3603f', '#8b5a48', '#7c5a50' ] ),
		over: 0.5,
	};
	const win = { w: 2, h: 1.25, v: 0.85, kind: 'casement', across: 3, up: 1 };
	const door = w * 0.56;
	const main = {
		x0: 0,
		x1: w,
		z0: 0,
		z1: 7.6,
		h: 2.75,
		roof,
		bands: [ wall ],
		openings: {
			front: [
				{ ...win, u: 4.2 },
				{ ...win, u: w - 3.4 },
				{
					type: 'door',
					u: door - 0.5,
					w: 1,
					h: 2.1,
					colour: rng.pick( DOORS ),
				},
			],
			right: [
				{ ...win, u: 1.3 },
				{ ...win, u: 4.6, w: 1.3, across: 2 },
			],
		},
	};
	const bay = {
		x0: 0.6,
		x1: 3.6,
		z0: -1.5,
		z1: 3,
		h: 2.75,
		bands: [ wall ],
		barge: '#f1eadb',
		roof: { ...roof, kind: 'z', pitch: 0.8, over: 0.35 },
		openings: { front: [ { ...win, u: 0.4, w: 2.2 } ] },
		walls: {
			front: [
				wall,
				band(
					rng.pick( [ 'tilehung', 'boards', 'timber' ] ),
					rng.pick( [ '#b3623f', '#f1ecdf' ] ),
					2.6
				),
			],
		},
	};
	return {
		items: [
			main,
			chimney( {
				x: w * 0.7,
				z: 3.8,
				y: 2.75 + 3.8 * 0.72 - 0.25,
				top: 2.75 + 3.8 * 0.72 + 1.1,
				colour: '#a8593e',
				w: 0.8,
				drop: 0.4,
			} ),
			bay,
		],
		size: { x0: 0, x1: w, z1: 7.6, top: 7 },
		door,
		setting: rng.pick( [ 'hedge', 'garden' ] ),
		angle: 0.38,
	};
}

import { box } from './boxes.mjs';
import { estateCar } from './car.mjs';
import { border } from './flowers.mjs';
import { framing } from './framing.mjs';
import { lawn, patch } from './ground.mjs';
import { topiary } from './hedges.mjs';
import { backToFront, height, items, lettering, width } from './hero-parts.mjs';
import { hills } from './hills.mjs';
import { row } from './house-parts.mjs';
import { createMood } from './palette.mjs';
import { randomFrom } from './random.mjs';
import { sky } from './sky.mjs';
import { createStage, document } from './stage.mjs';
import { cut } from './svg.mjs';
import { tree } from './tree.mjs';

/* An estate car in the yard of the auction rooms. */
export function valuation() {
	const rng = randomFrom( 'hero-valuation-2' );
	const mood = createMood( 'autumn', 'morning', rng.fork( 'mood' ) );
	const stage = createStage( {
		width,
		height,
		focal: 1500,
		horizon: 640,
		centre: 1000,
		eye: [ 3.4, 1.75, -17 ],
		yaw: -0.1,
		mood,
		rng: rng.fork( 'stage' ),
	} );
	sky( stage );
	hills( stage, { top: 430, bottom: 648, layers: 4 } );
	lawn( stage, { stripes: false } );
	backToFront(
		stage,
		Array.from( { length: 16 }, ( _, i ) => ( {
			at: [ -26 + i * 4, 0, 14 + rng.range( 0, 10 ) ],
			height: rng.range( 7, 11 ),
			wide: 1,
			far: 0.14,
			shadow: false,
			kind: rng.pick( [ 'round', 'round', 'poplar', 'pine' ] ),
		} ) )
	);
	patch(
		stage,
		[
			[ -30, 0, -17 ],
			[ 30, 0, -17 ],
			[ 26, 0, -0.5 ],
			[ 14, 0, 1 ],
			[ -10, 0, 1 ],
			[ -22, 0, -2 ],
		],
		{ kind: 'gravel' }
	);
	const brick = '#a8593e';
	const bands = [
		{ from: 0, material: 'brick', colour: brick },
		{ from: 3, material: 'tarred', colour: '#2f332f' },
	];
	const win = {
		v: 0.95,
		w: 1.5,
		h: 1.5,
		kind: 'plain',
		across: 3,
		up: 3,
		lintel: '#8a4632',
	};
	const roof = { kind: 'x', pitch: 0.95, material: 'peg', colour: '#96523a' };
	const main = {
		x0: -4,
		x1: 15,
		z0: 0,
		z1: 8,
		h: 4.4,
		bands,
		roof,
		openings: {
			front: [
				...row( 6, 2, win, { from: 0.6 } ),
				...row( 6.4, 2, win, { from: 12.2 } ),
			],
			right: [],
		},
	};
	const porch = {
		x0: 2.8,
		x1: 8.4,
		z0: -1.2,
		z1: 4,
		h: 4.5,
		bands,
		barge: '#f1eadb',
		roof: { ...roof, kind: 'z' },
		openings: {
			front: [
				{
					type: 'door',
					kind: 'cart',
					u: 1.1,
					w: 3.4,
					h: 3,
					leaves: 4,
					colour: '#2f4f41',
					frame: '#2f4f41',
				},
			],
		},
		onWall: ( name, wall ) => {
			if ( name === 'front' ) {
				wall.rect(
					0.35,
					3.5,
					5.25,
					4.3,
					mood.tone( '#20382e', 0.9 ),
					0.04
				);
				lettering(
					stage,
					wall,
					2.8,
					3.74,
					0.5,
					'AUCTION ROOMS',
					'#f0e2bd'
				);
			}
		},
	};
	items( stage, [ main, porch ] );
	border( stage, [ -3.6, 0, -0.6 ], [ 2.4, 0, -0.6 ], {
		deep: 0.5,
		high: 0.5,
	} );
	border( stage, [ 9, 0, -0.6 ], [ 14.6, 0, -0.6 ], {
		deep: 0.5,
		high: 0.5,
	} );
	// Lots that wait by the door.
	box( stage, 9, 10.3, 0, 0.9, -2.2, -1.6, '#8a5f3c' );
	box( stage, 9.2, 10.1, 0.9, 1.7, -1.9, -1.65, '#a9794c' );
	box( stage, 10.8, 11.5, 0, 0.6, -2.4, -1.8, '#b9a07a' );
	topiary( stage, [ 3, 0, -2.1 ], { r: 0.4, pot: true } );
	topiary( stage, [ 8.2, 0, -2.1 ], { r: 0.4, pot: true } );
	tree( stage, [ -8.5, 0, -1.5 ], { height: 8.5, wide: 0.95 } );
	estateCar( stage, [ 4.6, 0, -9.2 ], {} );
	framing( stage, rng.fork( 'f' ), { branch: true } );
	const leaves = Array.from( { length: 130 }, () =>
		stage.spot( [
			rng.range( -9, 14 ),
			0,
			rng.chance( 0.5 ) ? rng.range( -12, -9.6 ) : rng.range( -5, -2 ),
		] )
	).filter( ( s ) => s.x < 820 || s.y > 900 );
	stage.draw(
		leaves
			.map( ( s ) =>
				cut( s.x, s.y, rng() * 3, s.scale * 0.12, s.scale * 0.04 )
			)
			.join( '' ),
		'#b8692e'
	);
	return document( stage );
}

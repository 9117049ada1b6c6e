import { darker, lighter } from './colour.mjs';
import { tufts } from './flowers.mjs';
import { createMood } from './palette.mjs';
import { createStage } from './stage.mjs';
import { tree } from './tree.mjs';

/* A view over open ground, without a house in it. */
export function openStage(
	entry,
	rng,
	{
		eye = [ 0, 1.9, -9 ],
		yaw = 0,
		focal = 900,
		horizon = 380,
		width = 1200,
		height = 800,
	} = {}
) {
	const mood = createMood( entry.season, entry.light, rng.fork( 'mood' ) );
	return createStage( {
		width,
		height,
		focal,
		horizon,
		eye,
		yaw,
		mood,
		rng: rng.fork( 'stage' ),
	} );
}

export const FRUIT = { autumn: '#b5392c', spring: '#f9e6e6' };

/* Trees along the end of a garden. */
export function woodland(
	stage,
	rng,
	z,
	{ from = -22, to = 22, count = 9, low = 6, high = 11 } = {}
) {
	const list = Array.from( { length: count }, ( _, i ) => ( {
		at: [
			from + ( ( to - from ) * ( i + rng() * 0.8 ) ) / count,
			0,
			z + rng.range( 0, 9 ),
		],
		height: rng.range( low, high ),
		kind: rng.pick( [
			'round',
			'round',
			'round',
			'birch',
			'poplar',
			'pine',
		] ),
		wide: rng.range( 0.8, 1.1 ),
		far: rng.range( 0.06, 0.22 ),
		shadow: false,
	} ) );
	list.sort( ( a, b ) => b.at[ 2 ] - a.at[ 2 ] ).forEach( ( t ) =>
		tree( stage, t.at, t )
	);
}

export function near( stage, rng ) {
	const grass = stage.mood.tone( stage.mood.grass[ 0 ], 0.9 );
	tufts(
		stage,
		[ -9, 9, stage.eye[ 2 ] + 2.5, stage.eye[ 2 ] + 9 ],
		90,
		darker( grass, 0.28 )
	);
	tufts(
		stage,
		[ -9, 9, stage.eye[ 2 ] + 2.6, stage.eye[ 2 ] + 9 ],
		60,
		lighter( grass, 0.25 )
	);
	return rng;
}

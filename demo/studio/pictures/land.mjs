import { box } from './boxes.mjs';
import { darker } from './colour.mjs';
import { gate, sheep } from './field-things.mjs';
import { border } from './flowers.mjs';
import { lawn, patch } from './ground.mjs';
import { hedge } from './hedges.mjs';
import { hills } from './hills.mjs';
import { FRUIT, near, openStage, woodland } from './open-stage.mjs';
import { sky } from './sky.mjs';
import { document } from './stage.mjs';
import { leafy } from './svg.mjs';
import { tree } from './tree.mjs';

/* Rows of a crop, vines or hops that run to the horizon. */
function rows( stage, rng, z0, z1 ) {
	const { mood } = stage;
	const kind = rng.pick( [ 'stubble', 'vines', 'plough' ] );
	if ( kind === 'vines' ) {
		for ( let x = -26; x < 26; x += 2.6 ) {
			const posts = [];
			for ( let z = z1; z > z0; z -= 2.4 ) {
				const s = stage.spot( [ x, 0, z ] );
				posts.push(
					leafy(
						stage.rng,
						s.x,
						s.y - 0.9 * s.scale,
						0.42 * s.scale,
						0.6 * s.scale,
						7,
						0.2
					)
				);
			}
			stage.draw( posts.join( '' ), mood.tone( mood.leaf[ 0 ], 0.4 ) );
			stage.draw(
				posts
					.map( ( _, i ) => {
						const s = stage.spot( [ x - 0.1, 0, z1 - i * 2.4 ] );
						return leafy(
							stage.rng,
							s.x + mood.from * 0.12 * s.scale,
							s.y - 1.1 * s.scale,
							0.28 * s.scale,
							0.34 * s.scale,
							6
						);
					} )
					.join( '' ),
				mood.tone( mood.leaf[ 1 ], 0.9 )
			);
		}
		return;
	}
	const base = kind === 'plough' ? '#9a7654' : mood.field[ 2 ];
	stage.fill(
		[
			[ -40, 0, z0 ],
			[ 40, 0, z0 ],
			[ 40, 0, z1 ],
			[ -40, 0, z1 ],
		],
		mood.tone( base, 0.9 )
	);
	stage.many(
		Array.from( { length: 60 }, ( _, i ) => [
			[ -36 + i * 1.2, 0, z0 ],
			[ -35.5 + i * 1.2, 0, z0 ],
			[ -35.5 + i * 1.2, 0, z1 ],
			[ -36 + i * 1.2, 0, z1 ],
		] ),
		darker( mood.tone( base, 0.9 ), 0.16 )
	);
}

export function land( entry, rng, mirrored, { second = false } = {} ) {
	const stage = openStage( entry, rng, {
		eye: [ 0, second ? 3.2 : 2.2, -9 ],
		focal: 900,
		horizon: second ? 350 : 385,
		yaw: rng.range( -0.1, 0.1 ),
	} );
	sky( stage );
	hills( stage, {
		top: stage.horizon - 150,
		bottom: stage.horizon + 6,
		layers: 4,
	} );
	lawn( stage, { stripes: false } );
	if ( second ) {
		rows( stage, rng.fork( 'rows' ), -4, 34 );
		hedge( stage, -60, 60, 34, 36, 1.8 );
		tree( stage, [ -7, 0, 16 ], { height: 8.5, wide: 0.9 } );
		tree( stage, [ 14, 0, 30 ], { height: 9 } );
		box( stage, 6.5, 11.5, 0, 2.6, 26, 30, '#343632' );
		stage.fill(
			[
				[ 6.2, 2.5, 25.8 ],
				[ 11.8, 2.5, 25.8 ],
				[ 11.3, 4.8, 28 ],
				[ 6.7, 4.8, 28 ],
			],
			stage.mood.tone( '#8c4b36', 0.9 )
		);
	} else {
		woodland( stage, rng.fork( 'wood' ), 42, {
			from: -40,
			to: 40,
			count: 12,
			low: 7,
			high: 11,
		} );
		hedge( stage, -60, 60, 36, 38, 2 );
		sheep( stage, rng.fork( 'sheep' ), 9, [ -9, 9, 9, 26 ] );
		tree( stage, [ 9, 0, 14 ], { height: 8.8, wide: 0.95 } );
		patch(
			stage,
			[
				[ -3.4, 0, -9 ],
				[ 0.6, 0, -9 ],
				[ -0.3, 0, -3 ],
				[ -0.6, 0, 2 ],
				[ -0.2, 0, 8 ],
				[ 2, 0, 20 ],
				[ -1, 0, 20 ],
				[ -3.4, 0, 8 ],
				[ -3.8, 0, 2 ],
				[ -3.6, 0, -3 ],
			],
			{ kind: 'earth', colour: '#b39b72' }
		);
		hedge( stage, -22, -4.4, 0.4, 1.6, 1.5 );
		hedge( stage, 0.1, 24, 0.4, 1.6, 1.5 );
		gate( stage, -4, 0.7, { w: 3.8 } );
		tree( stage, [ -7.6, 0, 2.4 ], { height: 6.2, wide: 0.9 } );
	}
	near( stage, rng );
	return document( stage, { mirror: mirrored } );
}

/* A sunken lane between hedgerows, with trees that meet over it. */
export function lane( entry, rng, mirrored ) {
	const stage = openStage( entry, rng, {
		eye: [ 0.4, 1.8, -8 ],
		focal: 880,
		horizon: 410,
	} );
	sky( stage );
	hills( stage, {
		top: stage.horizon - 90,
		bottom: stage.horizon + 6,
		layers: 3,
	} );
	lawn( stage, { stripes: false } );
	patch(
		stage,
		[
			[ -2.3, 0, -9 ],
			[ 2.5, 0, -9 ],
			[ 2.2, 0, 2 ],
			[ 1.2, 0, 12 ],
			[ 3.4, 0, 26 ],
			[ 2, 0, 26 ],
			[ -0.8, 0, 12 ],
			[ -1.7, 0, 2 ],
		],
		{ kind: 'gravel', colour: '#b9ac94' }
	);
	for ( let z = 30; z > -5; z -= 5 ) {
		for ( const s of [ -1, 1 ] ) {
			const x = s * ( 4.6 + rng.range( 0, 1.4 ) );
			tree( stage, [ x, 0, z + rng.range( -1, 1 ) ], {
				height: rng.range( 6, 9 ),
				wide: 0.9,
				fruit: z < 5 ? FRUIT[ entry.season ] : undefined,
				far: z / 110,
			} );
			border( stage, [ s * 3.3, 0, z ], [ s * 3.2, 0, z - 4.6 ], {
				deep: 1.1,
				high: 1,
			} );
		}
	}
	near( stage, rng );
	return document( stage, { mirror: mirrored } );
}

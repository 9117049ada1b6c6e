import { box } from './boxes.mjs';
import { lowWall, picketFence } from './fences.mjs';
import { border } from './flowers.mjs';
import { bench, gardenTable } from './garden-things.mjs';
import { hedge, topiary } from './hedges.mjs';
import { shed } from './shed.mjs';
import { surface } from './stage.mjs';
import { tree } from './tree.mjs';
import { paintWall } from './walls.mjs';

/* A brick or boarded wall that runs from the viewer to the back at one side. */
function sideWall( stage, x, h, rng ) {
	const wall = surface(
		stage,
		[ x, 0, -12 ],
		[ 0, 0, 1 ],
		[ 0, 1, 0 ],
		[ 1, 0, 0 ]
	);
	paintWall(
		wall,
		[
			[ 0, 0 ],
			[ 26, 0 ],
			[ 26, h ],
			[ 0, h ],
		],
		[
			{
				from: 0,
				material: rng.chance( 0.7 ) ? 'brick' : 'upright',
				colour: rng.pick( [ '#a8593e', '#b66c4a', '#8f7a60' ] ),
			},
		]
	);
	stage.fill(
		[
			[ x, h, -12 ],
			[ x, h, 14 ],
			[ x - 0.25, h + 0.08, 14 ],
			[ x - 0.25, h + 0.08, -12 ],
		],
		stage.mood.tone( '#cfc3a8', 0.9 )
	);
}

export const LAYOUTS = {
	borders( stage, rng, fruit ) {
		hedge( stage, -16, 16, 11, 12, 1.7 );
		shed( stage, [ rng.range( 2.5, 5 ), 0, 8 ], {
			colour: rng.pick( [ '#7f9a94', '#8f9a80', '#4f6a66', '#c9bfa2' ] ),
			glazed: true,
		} );
		tree( stage, [ -2.4, 0, 7 ], {
			height: 4.6,
			kind: 'apple',
			wide: 1,
			fruit,
		} );
		tree( stage, [ 1.4, 0, 4.4 ], {
			height: 3.8,
			kind: 'apple',
			wide: 1,
			fruit,
		} );
		border( stage, [ -4.9, 0, 9 ], [ -4.1, 0, -3.5 ], {
			deep: 2.2,
			high: 1.15,
		} );
		border( stage, [ 6.4, 0, 7 ], [ 5.4, 0, -3 ], {
			deep: 2.2,
			high: 1.1,
		} );
		bench( stage, [ -1.9, 0, 3.4 ] );
	},
	orchard( stage, rng, fruit ) {
		hedge( stage, -20, 20, 14, 15, 1.3 );
		for ( let z = 11; z > -3; z -= 3.7 ) {
			for ( const x of [ -7.4, -3.3, 3.4, 7.6 ] ) {
				tree(
					stage,
					[
						x + rng.range( -0.5, 0.5 ),
						0,
						z + rng.range( -0.5, 0.5 ),
					],
					{
						height: rng.range( 3.4, 4.2 ),
						kind: 'apple',
						wide: 1.05,
						fruit,
					}
				);
			}
		}
	},
	formal( stage, rng ) {
		const cones = rng.chance( 0.5 );
		hedge( stage, -16, 16, 12, 13.2, 2.2 );
		bench( stage, [ 0, 0, 10.4 ], { colour: '#e9e2d0' } );
		for ( let z = 9; z > -4; z -= 3 ) {
			for ( const s of [ -1, 1 ] ) {
				topiary(
					stage,
					[ s * 2.1, 0, z ],
					cones ? { r: 0.6, cone: true } : { r: 0.62 }
				);
			}
			border( stage, [ -3.4, 0, z ], [ -3.4, 0, z - 2.4 ], {
				deep: 1,
				high: 0.7,
			} );
			border( stage, [ 3.4, 0, z ], [ 3.4, 0, z - 2.4 ], {
				deep: 1,
				high: 0.7,
			} );
		}
		tree( stage, [ -6.8, 0, 4 ], { height: 5.4, kind: 'round' } );
		tree( stage, [ 7, 0, 6 ], { height: 6, kind: 'round' } );
	},
	kitchen( stage, rng, fruit ) {
		picketFence( stage, -16, 16, 11, { colour: '#cfc4aa', h: 1.1 } );
		shed( stage, [ -5.4, 0, 8.4 ], {
			w: 2.8,
			colour: '#8f9a80',
			glazed: true,
		} );
		tree( stage, [ 4.5, 0, 8 ], { height: 4.4, kind: 'apple', fruit } );
		for ( let z = 7; z > -3.2; z -= 2.9 ) {
			for ( const x of [ -3.9, 1.4 ] ) {
				box( stage, x, x + 2.6, 0, 0.34, z - 1.3, z, '#a3835c' );
				stage.fill(
					[
						[ x + 0.08, 0.35, z - 1.22 ],
						[ x + 2.52, 0.35, z - 1.22 ],
						[ x + 2.52, 0.35, z - 0.08 ],
						[ x + 0.08, 0.35, z - 0.08 ],
					],
					stage.mood.tone( '#5f4b38', 0.8 )
				);
				border(
					stage,
					[ x + 0.3, 0.36, z - 0.6 ],
					[ x + 2.3, 0.36, z - 0.6 ],
					{ deep: 0.8, high: 0.4 }
				);
			}
		}
	},
	walled( stage, rng, fruit ) {
		sideWall( stage, -5.6, 2.1, rng );
		lowWall( stage, -5.8, 16, 11, { h: 2.1, colour: '#a8593e' } );
		tree( stage, [ 4.6, 0, 8.4 ], { height: 5, kind: 'round', fruit } );
		border( stage, [ -5.1, 0, 10 ], [ -4.9, 0, -4 ], {
			deep: 1.4,
			high: 1.2,
		} );
		border( stage, [ -4, 0, 10.3 ], [ 8, 0, 10.3 ], {
			deep: 0.9,
			high: 1.1,
		} );
		gardenTable( stage, [ 1.6, 0, 2.6 ], {
			parasol: stage.mood.season === 'summer',
		} );
		tree( stage, [ 6.2, 0, 0.6 ], { height: 4.2, kind: 'apple', fruit } );
	},
};

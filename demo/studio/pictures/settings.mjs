import { back } from './back-garden.mjs';
import { lowWall, picketFence } from './fences.mjs';
import { border } from './flowers.mjs';
import { beds, foreground, path } from './front-garden.mjs';
import { patch } from './ground.mjs';
import { hedge, topiary } from './hedges.mjs';
import { street } from './street-setting.mjs';

export const FRUIT = { autumn: '#b5392c', spring: '#f7dfe0' };

const round = ( stage, list ) =>
	list.forEach( ( p ) => topiary( stage, p, { r: 0.5 } ) );

export const settings = {
	garden: {
		ground: ( stage, house, rng ) =>
			path( stage, house, {
				kind: rng.pick( [ 'flags', 'gravel', 'brick' ] ),
				w: 1.5,
				sway: rng.range( -2.4, 2.4 ),
			} ),
		after( stage, house, rng ) {
			beds( stage, house, rng );
			const z = rng.range( -6.5, -5 );
			border(
				stage,
				[ house.size.x0 - 1, 0, z ],
				[ house.door - 2.6, 0, z - 0.4 ],
				{ deep: 1.6, high: 0.9 }
			);
			if ( rng.chance( 0.6 ) ) {
				border(
					stage,
					[ house.door + 3, 0, z + 0.6 ],
					[ house.size.x1 + 2, 0, z ],
					{ deep: 1.6, high: 0.8 }
				);
			}
			foreground( stage, house, rng );
		},
	},
	picket: {
		ground: ( stage, house, rng ) =>
			path( stage, house, {
				kind: rng.pick( [ 'brick', 'flags' ] ),
				w: 1.2,
			} ),
		after( stage, house, rng ) {
			beds( stage, house, rng, { skip: 0.75 } );
			border(
				stage,
				[ house.door - 1.1, 0, -3.6 ],
				[ house.door - 1.1, 0, -1.2 ],
				{ deep: 2.2, high: 0.6 }
			);
			border(
				stage,
				[ house.door + 1.1, 0, -3.6 ],
				[ house.door + 1.1, 0, -1.2 ],
				{ deep: 2.2, high: 0.6 }
			);
			foreground( stage, house, rng );
			picketFence( stage, house.size.x0 - 14, house.size.x1 + 10, -5.2, {
				gate: house.door,
			} );
			border(
				stage,
				[ house.size.x0 - 6, 0, -5.6 ],
				[ house.door - 1.6, 0, -5.6 ],
				{ deep: 0.4, high: 0.3 }
			);
		},
	},
	gravel: {
		ground( stage, house ) {
			const { x0, x1 } = house.size;
			patch(
				stage,
				[
					[ x0 - 3, 0, 0 ],
					[ x1 + 2, 0, 0 ],
					[ x1 + 3, 0, -4 ],
					[ house.door + 5, 0, -7 ],
					[ house.door + 9, 0, stage.eye[ 2 ] ],
					[ house.door - 2, 0, stage.eye[ 2 ] ],
					[ house.door - 3, 0, -7.5 ],
					[ x0 - 4, 0, -4 ],
				],
				{ kind: 'gravel' }
			);
		},
		after( stage, house, rng ) {
			beds( stage, house, rng, { skip: 1.8 } );
			round( stage, [
				[ house.door - 2.2, 0, -0.8 ],
				[ house.door + 2.2, 0, -0.8 ],
			] );
			foreground( stage, house, rng );
			if ( rng.chance( 0.6 ) ) {
				const [ a, b ] = [ house.size.x0 - 9, house.door - 4.5 ];
				lowWall( stage, a, b, -6.6, {
					h: 0.8,
					colour: rng.pick( [ '#b9ad92', '#a8593e' ] ),
				} );
				border( stage, [ a, 0, -7 ], [ b, 0, -7 ], {
					deep: 0.5,
					high: 0.5,
				} );
			}
		},
	},
	drive: {
		ground( stage, house ) {
			path( stage, house, { kind: 'gravel', w: 4.4 } );
			patch(
				stage,
				[
					[ house.size.x0 - 1, 0, -0.6 ],
					[ house.size.x1 + 1, 0, -0.6 ],
					[ house.size.x1 - 1, 0, -4.2 ],
					[ house.size.x0 + 1, 0, -4.2 ],
				],
				{ kind: 'gravel' }
			);
		},
		after( stage, house, rng ) {
			beds( stage, house, rng, { skip: 1.3 } );
			const near = stage.eye[ 2 ] + 6;
			for (
				let z = -5.4;
				z > Math.max( near, house.formal ? -40 : -8 );
				z -= 2.4
			) {
				for ( const x of [ house.door - 3.1, house.door + 3.1 ] ) {
					topiary(
						stage,
						[ x, 0, z ],
						house.formal ? { r: 0.6, cone: true } : { r: 0.55 }
					);
				}
			}
			foreground( stage, house, rng );
		},
	},
	hedge: {
		ground: ( stage, house, rng ) =>
			path( stage, house, {
				kind: rng.pick( [ 'flags', 'brick', 'gravel' ] ),
				w: 1.8,
			} ),
		after( stage, house, rng ) {
			beds( stage, house, rng, { skip: 1 } );
			foreground( stage, house, rng );
			const z = -6;
			hedge(
				stage,
				house.size.x0 - 16,
				house.door - 1.5,
				z,
				z + 0.9,
				1.05
			);
			hedge(
				stage,
				house.door + 1.5,
				house.size.x1 + 12,
				z,
				z + 0.9,
				1.05
			);
			for ( const x of [ house.door - 1.6, house.door + 1.6 ] ) {
				topiary( stage, [ x, 0.95, z + 0.4 ], { r: 0.6 } );
			}
		},
	},
	street,
	back,
};

import { lowWall } from './fences.mjs';
import { border } from './flowers.mjs';
import { beds, foreground } from './front-garden.mjs';
import { bench, gardenTable } from './garden-things.mjs';
import { patch } from './ground.mjs';
import { topiary } from './hedges.mjs';

/* The garden side: a paved terrace, a table, pots and borders. */
export const back = {
		ground( stage, house, rng ) {
			const { x0, x1 } = house.size;
			patch(
				stage,
				[
					[ x0 - 1, 0, 0 ],
					[ x1 + 1, 0, 0 ],
					[ x1 + 1, 0, -3.6 ],
					[ x0 - 1, 0, -3.6 ],
				],
				{ kind: rng.pick( [ 'flags', 'flags', 'brick' ] ) }
			);
		},
		after( stage, house, rng ) {
			const { x0, x1 } = house.size;
			beds( stage, house, rng, { skip: 1.8 } );
			gardenTable( stage, [ house.door + rng.range( 2.4, 3.4 ), 0, -2 ], {
				parasol: stage.mood.season === 'summer' || rng.chance( 0.2 ),
			} );
			topiary( stage, [ house.door - 2.1, 0, -0.9 ], {
				r: 0.4,
				pot: true,
			} );
			lowWall( stage, x0 - 1, x1 + 1, -3.7, {
				h: 0.35,
				gap: [ house.door - 1.2, house.door + 1.2 ],
				colour: '#b9ad92',
			} );
			border( stage, [ x0 - 1, 0, -4.2 ], [ house.door - 1.6, 0, -4.2 ], {
				deep: 0.7,
				high: 0.7,
			} );
			border( stage, [ house.door + 1.6, 0, -4.2 ], [ x1 + 1, 0, -4.2 ], {
				deep: 0.7,
				high: 0.7,
			} );
			foreground( stage, house, rng );
			if ( rng.chance( 0.5 ) ) {
				bench( stage, [ x0 - 0.6, 0, -7 ] );
			}
		},
	};

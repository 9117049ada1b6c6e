import { lowWall } from './fences.mjs';
import { border } from './flowers.mjs';
import { bench, gardenTable } from './garden-things.mjs';
import { lawn, patch } from './ground.mjs';
import { topiary } from './hedges.mjs';
import { hills } from './hills.mjs';
import { openStage, woodland } from './open-stage.mjs';
import { INK } from './palette.mjs';
import { sky } from './sky.mjs';
import { document } from './stage.mjs';

/* A paved terrace with a table, pots and steps to the garden and the view. */
export function terrace( entry, rng, mirrored ) {
	const flat = entry.style === 'flats' || entry.style === 'shop';
	const stage = openStage( entry, rng, {
		eye: [ 0, 1.9, -6.2 ],
		focal: 800,
		horizon: 350,
		yaw: rng.range( -0.12, 0.12 ),
	} );
	sky( stage );
	hills( stage, {
		top: stage.horizon - 130,
		bottom: stage.horizon + 6,
		layers: 4,
	} );
	lawn( stage, { stripes: ! stage.mood.bare && ! flat } );
	woodland( stage, rng.fork( 'wood' ), 18, { count: 6, low: 5, high: 8 } );
	border( stage, [ -9, 0, 5 ], [ 9, 0, 5.4 ], { deep: 1.6, high: 1 } );
	patch(
		stage,
		[
			[ -14, 0, -7 ],
			[ 14, 0, -7 ],
			[ 14, 0, 3 ],
			[ -14, 0, 3 ],
		],
		{ kind: rng.pick( [ 'flags', 'flags', 'brick' ] ) }
	);
	if ( flat ) {
		stage.many(
			Array.from( { length: 90 }, ( _, i ) => [
				[ -9 + i * 0.2, 0, 3 ],
				[ -8.95 + i * 0.2, 0, 3 ],
				[ -8.95 + i * 0.2, 1.05, 3 ],
				[ -9 + i * 0.2, 1.05, 3 ],
			] ),
			INK
		);
		stage.fill(
			[
				[ -9, 1.03, 3 ],
				[ 9, 1.03, 3 ],
				[ 9, 1.1, 3 ],
				[ -9, 1.1, 3 ],
			],
			INK
		);
	} else {
		lowWall( stage, -14, 14, 3, {
			h: 0.5,
			gap: [ -1.1, 1.1 ],
			colour: rng.pick( [ '#b9ad92', '#a8593e' ] ),
		} );
	}
	const x = rng.range( -0.6, 1.4 );
	for ( const px of [ -3.6, -2.5, 3.6 ] ) {
		topiary( stage, [ px, 0, 2.3 ], { r: 0.42, pot: true, cone: px > 0 } );
	}
	gardenTable( stage, [ x, 0, 0.4 ], {
		parasol: entry.season === 'summer' || rng.chance( 0.3 ),
	} );
	bench( stage, [ -3.6, 0, 0.2 ], { colour: '#8fa39a' } );
	topiary( stage, [ 3.9, 0, -1.6 ], { r: 0.5, pot: true } );
	border( stage, [ -5.6, 0, -1.9 ], [ -4.2, 0, -2.2 ], {
		deep: 0.8,
		high: 0.8,
	} );
	return document( stage, { mirror: mirrored } );
}

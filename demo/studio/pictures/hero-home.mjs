import { sheep } from './field-things.mjs';
import { border } from './flowers.mjs';
import { frame } from './frame.mjs';
import { framing } from './framing.mjs';
import { lawn, patch } from './ground.mjs';
import { hedge, topiary } from './hedges.mjs';
import { backToFront, grass, height, items, width } from './hero-parts.mjs';
import { hills } from './hills.mjs';
import { oast } from './house-oast.mjs';
import { createMood } from './palette.mjs';
import { randomFrom } from './random.mjs';
import { sky } from './sky.mjs';
import { document } from './stage.mjs';

/* The first oast with a white weatherboarded barn and two or three kilns. */
function whiteOast() {
	for ( let i = 0; ; i++ ) {
		const house = oast( randomFrom( `hero-oast-${ i }` ) );
		if (
			house.items.length > 2 &&
			house.items.at( -1 ).bands[ 1 ].material === 'boards'
		) {
			return house;
		}
	}
}

/* An oast house in its orchard on a summer evening; the left third is calm, for the heading. */
export function home() {
	const rng = randomFrom( 'hero-home-5' );
	const house = whiteOast();
	const mood = {
		...createMood( 'summer', 'morning', rng.fork( 'mood' ) ),
		skyTop: [ 116, 163, 172 ],
		skyLow: [ 248, 230, 190 ],
	};
	const stage = frame( {
		width,
		height,
		size: house.size,
		mood,
		rng: rng.fork( 'stage' ),
		angle: 0.36,
		fill: 0.5,
		place: 0.665,
		base: 0.75,
		eyeHeight: 2.7,
		room: 0.16,
	} );
	sky( stage );
	hills( stage, {
		top: stage.horizon - 250,
		bottom: stage.horizon + 8,
		layers: 5,
	} );
	lawn( stage );
	const { x0, x1 } = house.size;
	backToFront(
		stage,
		Array.from( { length: 9 }, ( _, i ) => ( {
			at: [ x0 + 2 + i * 4, 0, 13 + rng.range( 0, 14 ) ],
			height: rng.range( 8, 11.5 ),
			wide: rng.range( 0.85, 1.1 ),
			far: 0.14,
			shadow: false,
			kind: rng.pick( [ 'round', 'round', 'round', 'poplar' ] ),
		} ) )
	);
	const orchard = [];
	for ( let z = 22; z > 1; z -= 5 ) {
		for ( let x = x0 - 30; x < x0 - 3; x += 5.2 ) {
			orchard.push( {
				at: [ x + ( z % 2 ), 0, z ],
				height: rng.range( 3.6, 4.4 ),
				kind: 'apple',
				wide: 1.05,
				fruit: '#b5392c',
				far: z / 120,
			} );
		}
	}
	backToFront( stage, orchard );
	patch(
		stage,
		[
			[ x0 - 1, 0, -0.4 ],
			[ x1 + 2, 0, -0.4 ],
			[ x1 + 2, 0, -3.4 ],
			[ 8, 0, -5 ],
			[ 8.6, 0, -9 ],
			[ 13, 0, stage.eye[ 2 ] ],
			[ 4, 0, stage.eye[ 2 ] ],
			[ 4.6, 0, -9 ],
			[ 2.6, 0, -5 ],
			[ x0, 0, -3 ],
		],
		{ kind: 'gravel' }
	);
	items( stage, house.items );
	for ( const [ a, b ] of [
		[ x0 + 0.4, 3 ],
		[ 7, x1 ],
	] ) {
		border( stage, [ a, 0, -0.6 ], [ b, 0, -0.6 ], {
			deep: 0.6,
			high: 0.6,
		} );
	}
	[
		[ 3.4, 0, -1.2 ],
		[ 6.7, 0, -1.2 ],
	].forEach( ( p ) => topiary( stage, p, { r: 0.5 } ) );
	sheep( stage, rng.fork( 'sheep' ), 6, [ x0 - 24, x0 - 6, 3, 11 ] );
	hedge( stage, x0 - 46, 1.6, -7.2, -6.2, 1 );
	hedge( stage, 9.8, x1 + 30, -7.2, -6.2, 1 );
	topiary( stage, [ 1.2, 0.95, -6.7 ], { r: 0.6 } );
	topiary( stage, [ 10.2, 0.95, -6.7 ], { r: 0.6 } );
	border( stage, [ x0 - 24, 0, -8.2 ], [ 1.8, 0, -8 ], {
		deep: 0.9,
		high: 0.8,
	} );
	framing( stage, rng.fork( 'f' ), { branch: true } );
	grass( stage, [ x0 - 20, x1 + 16, stage.eye[ 2 ] + 4, -8 ] );
	return document( stage );
}

import { box } from './boxes.mjs';
import { darker } from './colour.mjs';
import { sheep } from './field-things.mjs';
import { border } from './flowers.mjs';
import { framing } from './framing.mjs';
import { lawn, patch } from './ground.mjs';
import { hedge } from './hedges.mjs';
import { backToFront, grass, height, lettering, width } from './hero-parts.mjs';
import { hills } from './hills.mjs';
import { createMood } from './palette.mjs';
import { randomFrom } from './random.mjs';
import { sky } from './sky.mjs';
import { createStage, document, surface } from './stage.mjs';
import { n } from './svg.mjs';
import { tree } from './tree.mjs';

/* A fingerpost where the lanes part, in the last light: for a page that is not there. */
export function lost() {
	const rng = randomFrom( 'hero-404-3' );
	const mood = createMood( 'autumn', 'evening', rng.fork( 'mood' ) );
	const stage = createStage( {
		width,
		height,
		focal: 1350,
		horizon: 600,
		eye: [ 0, 2.1, -10 ],
		mood,
		rng: rng.fork( 'stage' ),
	} );
	sky( stage );
	hills( stage, { top: 360, bottom: 610, layers: 5 } );
	lawn( stage, { stripes: false } );
	backToFront(
		stage,
		Array.from( { length: 12 }, ( _, i ) => ( {
			at: [ -30 + i * 5.4, 0, 26 + rng.range( 0, 12 ) ],
			height: rng.range( 6, 10 ),
			wide: 1,
			far: 0.2,
			shadow: false,
		} ) )
	);
	const lane = ( points ) =>
		patch( stage, points, { kind: 'gravel', colour: '#cdb892' } );
	lane( [
		[ -3.6, 0, -10 ],
		[ 1.6, 0, -10 ],
		[ 0.6, 0, -2 ],
		[ 2, 0, 3 ],
		[ 7, 0, 10 ],
		[ 16, 0, 22 ],
		[ 13.5, 0, 22 ],
		[ 5, 0, 11 ],
		[ -0.2, 0, 4 ],
		[ -2, 0, 1 ],
	] );
	lane( [
		[ -2.2, 0, -1 ],
		[ 0.4, 0, 0 ],
		[ -2.4, 0, 5 ],
		[ -8, 0, 11 ],
		[ -18, 0, 20 ],
		[ -20.5, 0, 19.4 ],
		[ -10, 0, 10 ],
		[ -4, 0, 4 ],
	] );
	sheep( stage, rng.fork( 'sheep' ), 6, [ -2, 4, 8, 15 ] );
	hedge( stage, -40, -6.4, 3, 4, 1.2 );
	hedge( stage, 7.6, 40, 2, 3, 1.2 );
	tree( stage, [ -8.4, 0, 1.6 ], { height: 6.8, wide: 0.95 } );
	tree( stage, [ 8.8, 0, 0.4 ], {
		height: 5.8,
		wide: 0.95,
		fruit: '#b5392c',
	} );
	border( stage, [ 1.9, 0, -1.4 ], [ 4.4, 0, -1.6 ], {
		deep: 0.7,
		high: 0.6,
	} );
	// The post with three arms that disagree.
	const white = '#f4efe2';
	const x = 2.9;
	box( stage, x - 0.07, x + 0.07, 0, 3.3, -2.07, -1.93, white );
	const face = surface(
		stage,
		[ x, 0, -2.1 ],
		[ 1, 0, 0 ],
		[ 0, 1, 0 ],
		[ 0, 0, -1 ]
	);
	const arm = ( y, dir, words ) => {
		const lit = mood.tone( white, 0.95 );
		const X = ( a ) => a * dir;
		face.shape(
			[
				[ X( -0.2 ), y ],
				[ X( 1.75 ), y ],
				[ X( 2 ), y + 0.16 ],
				[ X( 1.75 ), y + 0.32 ],
				[ X( -0.2 ), y + 0.32 ],
			],
			lit
		);
		face.shape(
			[
				[ X( -0.2 ), y ],
				[ X( 1.75 ), y ],
				[ X( 1.77 ), y + 0.03 ],
				[ X( -0.2 ), y + 0.03 ],
			],
			darker( lit, 0.35 )
		);
		lettering( stage, face, X( 0.82 ), y + 0.085, 0.2, words, '#20302a' );
	};
	arm( 2.8, 1, 'NOT THIS WAY' );
	arm( 2.4, -1, 'NOR THIS ONE' );
	arm( 2.0, 1, 'HOME ¾' );
	const s = stage.spot( [ x, 3.3, -2 ] );
	stage.raw(
		`<circle cx="${ n( s.x ) }" cy="${ n( s.y - s.scale * 0.08 ) }" r="${ n( s.scale * 0.12 ) }" fill="#e9dfc8"/>`
	);
	framing( stage, rng.fork( 'f' ), { branch: true } );
	grass( stage, [ -8, 9, -7, -1 ] );
	return document( stage );
}

import { darker, lighter } from './colour.mjs';
import { crown } from './crowns.mjs';
import { hills } from './hills.mjs';
import { openStage } from './open-stage.mjs';
import { sky } from './sky.mjs';
import { document } from './stage.mjs';
import { cut, smooth } from './svg.mjs';
import { tree } from './tree.mjs';

/* A view over the Weald: hill behind hill, from a height. */
export function view(
	entry,
	rng,
	mirrored,
	{ width = 1200, height = 800 } = {}
) {
	const stage = openStage( entry, rng, {
		width,
		height,
		horizon: height * 0.4,
	} );
	const { mood } = stage;
	sky( stage, { base: height * 0.46 } );
	hills( stage, { top: height * 0.33, bottom: height * 0.86, layers: 6 } );
	const brow = [
		[ -40, height * 0.9 ],
		[ width * 0.2, height * 0.86 ],
		[ width * 0.5, height * 0.9 ],
		[ width * 0.8, height * 0.86 ],
		[ width + 40, height * 0.84 ],
	];
	const grass = mood.tone( mood.grass[ 0 ], 0.85 );
	stage.draw( `${ smooth( brow, false ) }V${ height + 9 }H-40Z`, grass );
	const marks = Array.from( { length: 150 }, () =>
		cut(
			rng() * width,
			height * rng.range( 0.9, 1 ),
			-1.57 + rng.range( -0.5, 0.5 ),
			rng.range( 10, 22 ),
			2
		)
	);
	stage.draw( marks.slice( 0, 80 ).join( '' ), darker( grass, 0.25 ) );
	stage.draw( marks.slice( 80 ).join( '' ), lighter( grass, 0.25 ) );
	const tones = mood.leaf.map( ( c, i ) =>
		darker( mood.tone( c, [ 0.2, 0.5, 0.85 ][ i ] ), 0.12 )
	);
	const side = rng.chance( 0.5 ) ? 0.06 : 0.94;
	if ( mood.bare ) {
		tree( stage, [ ( side - 0.5 ) * 8.5, -1.6, -2.5 ], {
			height: 5,
			shadow: false,
		} );
	} else {
		stage.stroke(
			`M${ width * side } ${ height }Q${ width * ( side + 0.01 ) } ${ height * 0.7 } ${ width * side } ${ height * 0.42 }`,
			mood.tone( '#4a3c30', 0.3 ),
			40
		);
		const lean = side < 0.5 ? 1 : -1;
		stage.stroke(
			`M${ width * side } ${ height * 0.62 }q${ lean * 50 } -60 ${ lean * 75 } -210M${ width * side } ${ height * 0.55 }q${ lean * -30 } -60 ${ lean * -60 } -140`,
			mood.tone( '#4a3c30', 0.3 ),
			18
		);
		crown(
			stage,
			rng,
			width * side,
			height * 0.16,
			width * 0.24,
			height * 0.3,
			tones,
			{ clumps: 14, marks: 1.5 }
		);
		crown(
			stage,
			rng,
			width * side + lean * 150,
			height * 0.33,
			width * 0.09,
			height * 0.1,
			tones
		);
		crown(
			stage,
			rng,
			width * ( 1 - side ),
			height * 0.97,
			width * 0.1,
			height * 0.07,
			tones
		);
	}
	return document( stage, { mirror: mirrored } );
}

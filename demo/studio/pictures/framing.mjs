import { darker } from './colour.mjs';
import { crown } from './crowns.mjs';
import { INK } from './palette.mjs';
import { n, smooth } from './svg.mjs';

/* The shade of a tree that we do not see, and sometimes its branch in the corner: a dark frame for the bright house. */
export function framing( stage, rng, { branch = rng.chance( 0.5 ) } = {} ) {
	const { mood, width, height } = stage;
	const side = rng.chance( 0.5 ) ? 1 : -1;
	const X = ( x ) => ( side > 0 ? x : width - x );
	if ( mood.cast > 0.2 ) {
		const lobes = Array.from( { length: 9 }, ( _, i ) => [
			X( -60 + i * width * 0.11 ),
			height *
				( 0.965 -
					0.11 * Math.cos( i * 0.22 ) -
					( i % 2 ) * rng.range( 0.012, 0.04 ) ),
		] );
		stage.draw(
			smooth( [
				[ X( -90 ), height * 1.1 ],
				...lobes,
				[ X( width * 0.95 ), height * 1.1 ],
			] ),
			INK,
			`opacity="${ mood.cast * 0.75 }"`
		);
	}
	if ( mood.bare || ! branch ) {
		return;
	}
	const tones = mood.leaf.map( ( c, i ) =>
		darker( mood.tone( c, [ 0.1, 0.3, 0.55 ][ i ] ), 0.25 )
	);
	stage.stroke(
		`M${ X( -30 ) } ${ n( height * 0.1 ) }Q${ X( 120 ) } ${ n( height * 0.03 ) } ${ X( 330 ) } ${ n( height * 0.05 ) }`,
		darker( mood.tone( '#4a3c30', 0.2 ), 0.3 ),
		9
	);
	for ( const [ x, y, r ] of [
		[ 10, 0.05, 105 ],
		[ 120, -0.01, 85 ],
		[ 215, 0.03, 62 ],
		[ 310, 0.03, 42 ],
		[ 60, 0.15, 55 ],
	] ) {
		crown( stage, rng, X( x ), height * y, r, r * 0.62, tones, {
			clumps: 8,
		} );
	}
}

import { darker } from './colour.mjs';
import { INK } from './palette.mjs';

/* A picket fence along x with an open gate. */
export function picketFence(
	stage,
	x0,
	x1,
	z,
	{ gate, colour = '#f4efe2', h = 0.95 } = {}
) {
	const { mood } = stage;
	const lit = mood.tone( colour, mood.facing( [ 0, 0, -1 ] ) );
	const [ pales, rails ] = [ [], [] ];
	const open = ( x ) => gate !== undefined && Math.abs( x - gate ) < 0.65;
	for ( let x = x0; x < x1; x += 0.22 ) {
		if ( ! open( x + 0.06 ) ) {
			pales.push( [
				[ x, 0.04, z ],
				[ x + 0.12, 0.04, z ],
				[ x + 0.12, h - 0.08, z ],
				[ x + 0.06, h, z ],
				[ x, h - 0.08, z ],
			] );
		}
	}
	const parts =
		gate === undefined
			? [ [ x0, x1 ] ]
			: [
					[ x0, gate - 0.6 ],
					[ gate + 0.6, x1 ],
				];
	for ( const [ a, b ] of parts ) {
		for ( const y of [ 0.25, 0.66 ] ) {
			rails.push( [
				[ a, y, z ],
				[ b, y, z ],
				[ b, y + 0.09, z ],
				[ a, y + 0.09, z ],
			] );
		}
	}
	stage.many(
		parts.map( ( [ a, b ] ) => [
			[ a, 0, z ],
			[ b, 0, z ],
			[ b + 0.5, 0, z + 0.7 ],
			[ a + 0.5, 0, z + 0.7 ],
		] ),
		INK,
		'opacity=".16"'
	);
	stage.many( rails, darker( lit, 0.22 ) );
	stage.many( pales, lit );
	for ( const x of gate === undefined ? [] : [ gate - 0.72, gate + 0.6 ] ) {
		stage.fill(
			[
				[ x, 0, z ],
				[ x + 0.15, 0, z ],
				[ x + 0.15, h + 0.25, z ],
				[ x + 0.075, h + 0.36, z ],
				[ x, h + 0.25, z ],
			],
			lit
		);
	}
}

/* A low wall or a terrace edge along x. */
export function lowWall(
	stage,
	x0,
	x1,
	z,
	{ h = 0.7, colour = '#a8593e', cap = '#d8cdb4', gap } = {}
) {
	const { mood } = stage;
	const lit = mood.tone( colour, mood.facing( [ 0, 0, -1 ] ) );
	const rng = stage.rng.fork( `low${ x0 }${ z }` );
	for ( const [ a, b ] of gap
		? [
				[ x0, gap[ 0 ] ],
				[ gap[ 1 ], x1 ],
			]
		: [ [ x0, x1 ] ] ) {
		stage.fill(
			[
				[ a, 0, z ],
				[ b, 0, z ],
				[ b, h, z ],
				[ a, h, z ],
			],
			lit
		);
		const marks = [];
		for ( let i = 0; i < ( b - a ) * 5; i++ ) {
			const [ x, y ] = [
				rng.range( a, b - 0.3 ),
				rng.int( 0, Math.max( 0, Math.floor( h / 0.14 ) - 1 ) ) * 0.14,
			];
			marks.push( [
				[ x, y + 0.02, z ],
				[ x + 0.25, y + 0.02, z ],
				[ x + 0.25, y + 0.12, z ],
				[ x, y + 0.12, z ],
			] );
		}
		stage.many( marks, darker( lit, 0.18 ) );
		stage.fill(
			[
				[ a - 0.05, h, z ],
				[ b + 0.05, h, z ],
				[ b + 0.05, h + 0.1, z ],
				[ a - 0.05, h + 0.1, z ],
			],
			darker( mood.tone( cap, 0.8 ), 0.12 )
		);
		stage.fill(
			[
				[ a - 0.05, h + 0.1, z ],
				[ b + 0.05, h + 0.1, z ],
				[ b + 0.05, h + 0.1, z + 0.32 ],
				[ a - 0.05, h + 0.1, z + 0.32 ],
			],
			mood.tone( cap, 1 )
		);
	}
}

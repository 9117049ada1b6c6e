import { darker, lighter, mix } from './colour.mjs';
import { surface } from './stage.mjs';

const sub = ( a, b ) => a.map( ( v, i ) => v - b[ i ] );

const add = ( a, b, k = 1 ) => a.map( ( v, i ) => v + b[ i ] * k );

const size = ( a ) => Math.hypot( ...a );

const norm = ( a ) => a.map( ( v ) => v / size( a ) );

const cross = ( a, b ) => [
	a[ 1 ] * b[ 2 ] - a[ 2 ] * b[ 1 ],
	a[ 2 ] * b[ 0 ] - a[ 0 ] * b[ 2 ],
	a[ 0 ] * b[ 1 ] - a[ 1 ] * b[ 0 ],
];

/* Paints one slope. Its corners run along the eaves first: [eaves start, eaves end, …upper corners]. */
export function slope( stage, corners, { material, colour } ) {
	const along = norm( sub( corners[ 1 ], corners[ 0 ] ) );
	const last = sub( corners.at( -1 ), corners[ 0 ] );
	const up = norm(
		add( last, along, -along.reduce( ( s, v, i ) => s + v * last[ i ], 0 ) )
	);
	let normal = cross( up, along );
	if ( normal[ 1 ] < 0 ) {
		normal = normal.map( ( v ) => -v );
	}
	if ( ! stage.faces( corners[ 0 ], normal ) ) {
		return;
	}
	const { mood } = stage;
	const rng = stage.rng.fork(
		`roof${ corners.flat().map( ( v ) => v.toFixed( 1 ) ) }`
	);
	const plane = surface( stage, corners[ 0 ], along, up, normal );
	const lit = mood.tone( colour, mood.facing( normal ) );
	const outline = stage.path( corners );
	const width = size( sub( corners[ 1 ], corners[ 0 ] ) );
	const height = Math.max(
		...corners.map( ( c ) =>
			sub( c, corners[ 0 ] ).reduce( ( s, v, i ) => s + v * up[ i ], 0 )
		)
	);
	stage.draw( outline, lit );
	stage.clip( outline, () => {
		TEXTURES[ material ]?.( plane, rng, [ -1, 0, width + 1, height ], lit );
		if (
			mood.season === 'winter' &&
			material !== 'glass' &&
			rng.chance( 0.8 )
		) {
			frost( plane, rng, width, height, mix( lit, '#f1f2ea', 0.55 ) );
		}
	} );
	// The thickness of the eaves.
	const drop = material === 'thatch' ? 0.34 : 0.13;
	const edge = corners.slice( 0, 2 );
	stage.fill(
		[
			...edge,
			...edge.map( ( p ) => add( p, [ 0, -drop, 0 ] ) ).reverse(),
		],
		darker( lit, material === 'thatch' ? 0.35 : 0.6 )
	);
}

function frost( plane, rng, width, height, colour ) {
	const list = [];
	for ( let v = height * 0.15; v < height; v += 0.42 ) {
		for ( let u = -0.5; u < width; u += rng.range( 0.5, 1.4 ) ) {
			if ( rng.chance( 0.45 ) ) {
				list.push( [ u, v, u + rng.range( 0.3, 1.1 ), v + 0.2 ] );
			}
		}
	}
	plane.rects( list, colour );
}

function tiles(
	plane,
	rng,
	[ u0, v0, u1, v1 ],
	lit,
	{ course, length, dark, pale, line }
) {
	const [ lines, low, high ] = [ [], [], [] ];
	for ( let v = v0 + course; v < v1; v += course ) {
		for ( let u = u0; u < u1; ) {
			const run = rng.range( 1.2, 4.5 );
			lines.push( [ u, v - 0.045, u + run, v ] );
			u += run + rng.range( 0, 0.35 );
		}
		for (
			let u = u0 + rng() * 2;
			u < u1;
			u += rng.range( length * 2, length * 8 )
		) {
			( rng.chance( 0.55 ) ? low : high ).push( [
				u,
				v,
				u + length * rng.pick( [ 1, 1, 2 ] ),
				v + course * 0.8,
			] );
		}
	}
	plane.rects( high, lighter( lit, pale ) );
	plane.rects( low, darker( lit, dark ) );
	plane.rects( lines, darker( lit, line ) );
}

const TEXTURES = {
	peg: ( plane, rng, box, lit ) =>
		tiles( plane, rng, box, lit, {
			course: 0.34,
			length: 0.3,
			dark: 0.2,
			pale: 0.16,
			line: 0.26,
		} ),
	slate: ( plane, rng, box, lit ) =>
		tiles( plane, rng, box, lit, {
			course: 0.38,
			length: 0.42,
			dark: 0.13,
			pale: 0.14,
			line: 0.2,
		} ),
	thatch( plane, rng, [ u0, , u1, v1 ], lit ) {
		const [ low, high ] = [ [], [] ];
		for ( let i = 0; i < ( u1 - u0 ) * v1 * 5; i++ ) {
			const [ u, v ] = [ rng.range( u0, u1 ), rng.range( 0, v1 ) ];
			( i % 2 ? low : high ).push(
				plane.path( [
					[ u, v ],
					[ u + 0.03, v + 0.5 ],
					[ u + 0.06, v ],
				] )
			);
		}
		plane.stage.draw( low.join( '' ), darker( lit, 0.22 ) );
		plane.stage.draw( high.join( '' ), lighter( lit, 0.2 ) );
		// The sewn block ridge.
		plane.rect( u0, v1 - 0.75, u1, v1, darker( lit, 0.12 ) );
		const scallops = [];
		for ( let u = u0; u < u1; u += 0.7 ) {
			scallops.push(
				plane.path( [
					[ u, v1 - 0.7 ],
					[ u + 0.35, v1 - 1.0 ],
					[ u + 0.7, v1 - 0.7 ],
				] )
			);
		}
		plane.stage.draw( scallops.join( '' ), darker( lit, 0.12 ) );
	},
	seam( plane, rng, [ u0, v0, u1, v1 ], lit ) {
		const list = [];
		for ( let u = u0; u < u1; u += 0.5 ) {
			list.push( [ u, v0, u + 0.05, v1 ] );
		}
		plane.rects( list, darker( lit, 0.25 ) );
	},
};

/* The upper edge of a roof: ridge tiles. */
export function ridge( stage, from, to, colour, thick = 0.1 ) {
	stage.fill(
		[ from, to, add( to, [ 0, thick, 0 ] ), add( from, [ 0, thick, 0 ] ) ],
		colour
	);
}

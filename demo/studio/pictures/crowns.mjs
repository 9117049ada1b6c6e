/* eslint-disable @wordpress/no-unused-vars-before-return -- what is drawn depends on the order of the random numbers */
import { mix } from './colour.mjs';
import { cut, leafy, n } from './svg.mjs';

/* A leafy crown in three tones with knife marks on the sunny side. (x, y) is the crown's centre in pixels. */
export function crown(
	stage,
	rng,
	x,
	y,
	rx,
	ry,
	tones,
	{ clumps: wanted = 9, marks = 1 } = {}
) {
	const { mood } = stage;
	const [ dark, middle, light ] = tones;
	// A near tree has more and smaller clumps, else its lights become large flat patches.
	const clumps = Math.max( wanted, Math.min( 26, Math.round( rx / 7 ) ) );
	const size = Math.sqrt( 10 / Math.max( 9, clumps ) );
	const blobs = Array.from( { length: clumps }, ( _, i ) => {
		const angle = ( i / clumps ) * Math.PI * 2 + rng.range( -0.3, 0.3 );
		const reach =
			i % 3
				? rng.range( 0.5, 0.68 ) + ( 1 - size ) * 0.2
				: rng.range( 0.1, 0.4 );
		return [
			x + Math.cos( angle ) * rx * reach,
			y + Math.sin( angle ) * ry * reach,
			rx * size * rng.range( 0.36, 0.5 ),
			ry * size * rng.range( 0.34, 0.48 ),
		];
	} );
	const small = rx < 26;
	if ( rx < 19 ) {
		distant( stage, rng, x, y, rx, ry, tones );
		return;
	}
	const bumps = small ? 8 : 13;
	stage.draw(
		leafy( rng, x, y, rx * 0.76, ry * 0.78, bumps ) +
			blobs.map( ( b ) => leafy( rng, ...b, bumps ) ).join( '' ),
		dark
	);
	const shift = mood.from * rx * 0.1;
	const inner = ( k, dx, dy ) =>
		blobs
			.map( ( [ bx, by, w, h ] ) =>
				leafy(
					rng,
					bx + shift * dx,
					by - ry * dy,
					w * k,
					h * k,
					bumps - 2
				)
			)
			.join( '' );
	stage.draw( inner( 0.78, 1, 0.09 ), middle );
	if ( small ) {
		return;
	}
	stage.draw(
		blobs
			.filter(
				( b ) =>
					( b[ 0 ] - x ) * mood.from > -rx * 0.35 &&
					b[ 1 ] < y + ry * 0.25
			)
			.map( ( [ bx, by, w, h ] ) =>
				leafy(
					rng,
					bx + shift * 2,
					by - ry * 0.14,
					w * 0.46,
					h * 0.42,
					bumps - 3
				)
			)
			.join( '' ),
		light
	);
	const [ bright, deep ] = [ [], [] ];
	const count = Math.min( 90, rx * 0.55 ) * marks;
	const length = Math.min( 9, 3 + rx * 0.05 );
	for ( let i = 0; i < count; i++ ) {
		const angle = rng() * 6.3;
		const r = Math.sqrt( rng() ) * 0.8;
		const [ px, py ] = [
			x + Math.cos( angle ) * rx * r,
			y + Math.sin( angle ) * ry * r,
		];
		const sunny = ( px - x ) * mood.from - ( py - y ) > 0;
		( sunny ? bright : deep ).push(
			cut( px, py, rng.range( -0.9, 0.9 ), length, length * 0.32 )
		);
	}
	stage.draw( bright.join( '' ), light );
	stage.draw( deep.join( '' ), mix( dark, middle, 0.55 ) );
}

/* A tree so far away that only its shape counts: three round lobes and a light one. */
function distant( stage, rng, x, y, rx, ry, [ dark, , light ] ) {
	const lobe = ( dx, dy, k ) => {
		const r = rx * k * rng.range( 0.9, 1.1 );
		return `M${ n( x + dx * rx - r ) } ${ n( y + dy * ry ) }a${ n( r ) } ${ n( r ) } 0 1 0 ${ n( 2 * r ) } 0a${ n( r ) } ${ n( r ) } 0 1 0 ${ n( -2 * r ) } 0Z`;
	};
	stage.draw(
		lobe( -0.45, 0.15, 0.55 ) +
			lobe( 0.05, -0.2, 0.68 ) +
			lobe( 0.5, 0.2, 0.5 ) +
			lobe( 0, 0.35, 0.6 ),
		dark
	);
	stage.draw(
		lobe( stage.mood.from * 0.28, -0.3, 0.36 ),
		mix( dark, light, 0.6 )
	);
}

/* A bare tree: branches that fork, drawn by thickness, with a faint haze of twigs. */
export function bare( stage, rng, x, y, height, colour, { spread = 1 } = {} ) {
	const levels = [ [], [], [], [], [] ];
	const grow = ( px, py, angle, length, level ) => {
		const bend = angle + rng.range( -0.25, 0.25 );
		const [ qx, qy ] = [
			px + Math.cos( bend ) * length,
			py + Math.sin( bend ) * length,
		];
		const [ mx, my ] = [
			( px + qx ) / 2 + rng.range( -0.1, 0.1 ) * length,
			( py + qy ) / 2,
		];
		levels[ level ].push(
			`M${ n( px ) } ${ n( py ) }Q${ n( mx ) } ${ n( my ) } ${ n( qx ) } ${ n( qy ) }`
		);
		if ( level === 4 ) {
			return;
		}
		const forks = level === 0 ? 3 : rng.int( 2, 3 );
		for ( let i = 0; i < forks; i++ ) {
			grow(
				qx,
				qy,
				bend +
					( ( i - ( forks - 1 ) / 2 ) * 0.62 +
						rng.range( -0.2, 0.2 ) ) *
						spread,
				length * rng.range( 0.62, 0.8 ),
				level + 1
			);
		}
	};
	stage.draw(
		leafy(
			rng,
			x,
			y - height * 0.62,
			height * 0.34 * spread,
			height * 0.36,
			16
		),
		colour,
		'opacity=".06"'
	);
	grow( x, y, -Math.PI / 2, height * 0.3, 0 );
	levels.forEach( ( list, i ) =>
		stage.stroke(
			list.join( '' ),
			colour,
			Math.max( 0.8, height * [ 0.05, 0.026, 0.014, 0.008, 0.005 ][ i ] )
		)
	);
}

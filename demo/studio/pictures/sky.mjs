import { lighter, mix } from './colour.mjs';
import { cut, n, smooth } from './svg.mjs';

/* The sky in flat printed bands, with the season's clouds and sometimes the sun. */
export function sky( stage, { base = stage.horizon, clouds = true } = {} ) {
	const { width, mood } = stage;
	const rng = stage.rng.fork( 'sky' );
	stage.raw(
		`<rect width="${ width }" height="${ stage.height }" fill="${ toHex( mood.skyTop ) }"/>`
	);
	const bands = 7;
	for ( let i = 1; i <= bands; i++ ) {
		const y = base * ( i / ( bands + 0.6 ) ) ** 1.15;
		const swell = rng.range( 6, 22 );
		const points = Array.from( { length: 9 }, ( _, k ) => [
			( width * ( k - 0.5 ) ) / 7.5,
			y + Math.sin( k * 1.7 + i * 2.3 ) * swell,
		] );
		stage.draw(
			`${ smooth( [ [ -60, y ], ...points, [ width + 60, y ] ], false ) }V${ base + 80 }H-60Z`,
			mix( mood.skyTop, mood.skyLow, ( i / bands ) ** 0.9 )
		);
	}
	if (
		mood.light === 'evening' ||
		( mood.light === 'morning' && rng.chance( 0.5 ) )
	) {
		const x =
			mood.from < 0
				? width * rng.range( 0.08, 0.3 )
				: width * rng.range( 0.72, 0.92 );
		const y = base * rng.range( 0.62, 0.86 );
		const r = width * rng.range( 0.035, 0.055 );
		stage.raw(
			`<circle cx="${ n( x ) }" cy="${ n( y ) }" r="${ n( r * 2 ) }" fill="${ toHex( lighter( mood.skyLow, 0.2 ) ) }" opacity=".45"/><circle cx="${ n( x ) }" cy="${ n( y ) }" r="${ n( r ) }" fill="${ mood.light === 'evening' ? '#fbe3ad' : '#fffaea' }"/>`
		);
	}
	if ( clouds ) {
		drift( stage, rng, base );
	}
	if ( rng.chance( 0.3 ) ) {
		birds( stage, rng, base );
	}
}

function toHex( c ) {
	return `rgb(${ c.map( ( v ) => Math.round( v ) ).join() })`;
}

/* Clouds: cumulus with flat feet, or long bars. */
function drift( stage, rng, base ) {
	const { width, mood } = stage;
	const bars =
		mood.light === 'evening' ||
		mood.light === 'overcast' ||
		rng.chance( 0.3 );
	const count = bars ? rng.int( 4, 7 ) : rng.int( 2, 4 );
	for ( let i = 0; i < count; i++ ) {
		const y =
			base * ( bars ? rng.range( 0.12, 0.78 ) : rng.range( 0.14, 0.6 ) );
		const x = width * ( ( i + rng.range( 0.1, 0.9 ) ) / count );
		const far = y / base;
		if ( bars ) {
			const w = width * rng.range( 0.16, 0.4 );
			const h = rng.range( 7, 17 ) * ( 1.2 - far * 0.5 );
			stage.draw(
				bar( x, y, w, h, rng ),
				mix( mood.cloud[ 1 ], mood.skyLow, 0.3 + far * 0.3 )
			);
			stage.draw(
				bar( x + 20 * mood.from, y - h * 0.5, w * 0.86, h * 0.62, rng ),
				mix( mood.cloud[ 0 ], mood.skyLow, far * 0.3 )
			);
			continue;
		}
		const w = width * rng.range( 0.1, 0.19 ) * ( 1.3 - far * 0.7 );
		const h = w * rng.range( 0.28, 0.4 );
		const lobes = Array.from( { length: 7 }, ( _, k ) => {
			const t = k / 6;
			return {
				x: x - w + 2 * w * t,
				r:
					h *
					( 0.35 +
						Math.sin( t * Math.PI ) * rng.range( 0.45, 0.75 ) ),
			};
		} );
		const shape = ( dx, dy, k ) =>
			lobes
				.map(
					( l ) =>
						`M${ n( l.x + dx - l.r * k ) } ${ n( y + dy ) }a${ n( l.r * k ) } ${ n( l.r * k ) } 0 0 1 ${ n( 2 * l.r * k ) } 0Z`
				)
				.join( '' ) +
			`M${ n( x - w - h * 0.4 ) } ${ n( y + dy - 1 ) }h${ n( 2 * w + h * 0.8 ) }q${ n( -h * 0.2 ) } ${ n( h * 0.22 ) } ${ n( -h * 0.5 ) } ${ n( h * 0.2 ) }h${ n( -2 * w + h * 0.2 ) }q${ n( -h * 0.4 ) } 0 ${ n( -h * 0.5 ) } ${ n( -h * 0.2 ) }Z`;
		stage.draw( shape( 0, 0, 1 ), mood.cloud[ 0 ] );
		stage.draw(
			lobes
				.slice( 1, -1 )
				.map( ( l ) =>
					cut(
						l.x - mood.from * l.r * 0.3,
						y - l.r * 0.22,
						0,
						l.r * 1.7,
						l.r * 0.2
					)
				)
				.join( '' ),
			mood.cloud[ 1 ]
		);
	}
}

function bar( x, y, w, h, rng ) {
	const lift = rng.range( -0.2, 0.2 );
	return smooth( [
		[ x - w, y + h * 0.3 ],
		[ x - w * 0.55, y - h * ( 0.5 + lift ) ],
		[ x - w * 0.1, y - h ],
		[ x + w * 0.4, y - h * 0.5 ],
		[ x + w, y ],
		[ x + w * 0.5, y + h * 0.5 ],
		[ x - w * 0.2, y + h * 0.4 ],
		[ x - w * 0.6, y + h * 0.75 ],
	] );
}

function birds( stage, rng, base ) {
	const [ x, y ] = [
		stage.width * rng.range( 0.2, 0.8 ),
		base * rng.range( 0.2, 0.5 ),
	];
	const d = Array.from( { length: rng.int( 4, 8 ) }, () => {
		const [ bx, by, s ] = [
			x + rng.range( -90, 90 ),
			y + rng.range( -40, 40 ),
			rng.range( 4, 8 ),
		];
		return `M${ n( bx - s ) } ${ n( by - s * 0.4 ) }q${ n( s * 0.6 ) } ${ n( -s * 0.3 ) } ${ n( s ) } ${ n( s * 0.5 ) }q${ n( s * 0.4 ) } ${ n( -s * 0.8 ) } ${ n( s ) } ${ n( -s * 0.5 ) }`;
	} );
	stage.stroke( d.join( '' ), '#2b3a3a', 1.6 );
}

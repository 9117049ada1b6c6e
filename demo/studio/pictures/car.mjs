import { darker, lighter } from './colour.mjs';
import { n } from './svg.mjs';

/* A timber-framed estate car of about 1960, from the side, its bonnet to the left. About 3.8 m long. */
export function estateCar(
	stage,
	at,
	{ colour = '#587c78', wood = '#b8864e' } = {}
) {
	const { mood } = stage;
	const s = stage.spot( at );
	const k = s.scale;
	const P = ( x, y ) =>
		`${ n( s.x + ( x - 1.9 ) * k ) } ${ n( s.y - y * k ) }`;
	const path = ( ...parts ) =>
		parts
			.map( ( p ) => ( typeof p === 'string' ? p : P( ...p ) ) )
			.join( ' ' );
	const tone = ( c, v ) => mood.tone( c, v );
	const circle = ( x, y, r, c ) =>
		stage.draw(
			`M${ P( x - r, y ) }a${ n( r * k ) } ${ n( r * k ) } 0 1 0 ${ n( 2 * r * k ) } 0a${ n( r * k ) } ${ n( r * k ) } 0 1 0 ${ n( -2 * r * k ) } 0Z`,
			c
		);
	stage.raw(
		`<ellipse cx="${ n( s.x - mood.from * 0.25 * k ) }" cy="${ n( s.y + 0.03 * k ) }" rx="${ n( 2.15 * k ) }" ry="${ n( 0.2 * k ) }" fill="#17261f" opacity=".42"/>`
	);
	const body = path(
		'M',
		[ 0.06, 0.27 ],
		'C',
		[ 0.02, 0.62 ],
		[ 0.06, 0.84 ],
		[ 0.3, 0.92 ],
		'C',
		[ 0.6, 1.02 ],
		[ 0.95, 1.02 ],
		[ 1.2, 1.04 ],
		'L',
		[ 1.5, 1.4 ],
		'C',
		[ 1.58, 1.5 ],
		[ 1.72, 1.54 ],
		[ 1.95, 1.55 ],
		'L',
		[ 3.3, 1.53 ],
		'C',
		[ 3.5, 1.52 ],
		[ 3.62, 1.48 ],
		[ 3.64, 1.36 ],
		'L',
		[ 3.74, 0.86 ],
		'L',
		[ 3.76, 0.25 ],
		'Z'
	);
	stage.draw( body, tone( colour, 0.72 ) );
	stage.clip( body, () => {
		stage.draw(
			path(
				'M',
				[ -0.1, 0.2 ],
				'L',
				[ 3.9, 0.2 ],
				'L',
				[ 3.9, 0.46 ],
				'C',
				[ 2.6, 0.52 ],
				[ 1.2, 0.5 ],
				[ -0.1, 0.46 ],
				'Z'
			),
			tone( darker( colour, 0.3 ), 0.6 )
		);
		stage.draw(
			path(
				'M',
				[ 0.1, 0.86 ],
				'C',
				[ 0.6, 0.98 ],
				[ 0.95, 0.97 ],
				[ 1.2, 0.99 ],
				'L',
				[ 1.2, 1.08 ],
				'L',
				[ 0, 1.08 ],
				'Z'
			),
			tone( lighter( colour, 0.35 ), 1 )
		);
		stage.draw(
			path(
				'M',
				[ 1.5, 1.47 ],
				'L',
				[ 3.64, 1.47 ],
				'L',
				[ 3.64, 1.6 ],
				'L',
				[ 1.5, 1.6 ],
				'Z'
			),
			tone( lighter( colour, 0.3 ), 1 )
		);
		// The wooden body behind the doors.
		stage.draw(
			path(
				'M',
				[ 2.22, 0.34 ],
				'L',
				[ 3.9, 0.34 ],
				'L',
				[ 3.9, 1.47 ],
				'L',
				[ 2.22, 1.47 ],
				'Z'
			),
			tone( '#efe4c8', 0.8 )
		);
		const bar = ( x0, y0, x1, y1 ) =>
			stage.draw(
				path(
					'M',
					[ x0, y0 ],
					'L',
					[ x1, y0 ],
					'L',
					[ x1, y1 ],
					'L',
					[ x0, y1 ],
					'Z'
				),
				tone( wood, 0.85 )
			);
		bar( 2.2, 0.4, 2.29, 1.47 );
		bar( 2.2, 0.98, 3.8, 1.06 );
		bar( 2.2, 0.34, 3.8, 0.42 );
		bar( 2.2, 1.4, 3.8, 1.47 );
		bar( 3.54, 0.4, 3.64, 1.47 );
		bar( 2.88, 0.98, 2.95, 1.44 );
	} );
	const glassTone = tone( '#3d5458', 0.8 );
	const pane = ( ...points ) => {
		const d = path(
			'M',
			points[ 0 ],
			...points.slice( 1 ).flatMap( ( p ) => [ 'L', p ] ),
			'Z'
		);
		stage.draw( d, glassTone );
		const [ a, b ] = [ points[ 0 ], points.at( -1 ) ];
		stage.clip( d, () =>
			stage.draw(
				path(
					'M',
					[ a[ 0 ], a[ 1 ] + 0.1 ],
					'L',
					[ a[ 0 ] + 0.24, b[ 1 ] + 0.1 ],
					'L',
					[ a[ 0 ] + 0.34, b[ 1 ] + 0.1 ],
					'L',
					[ a[ 0 ] + 0.06, a[ 1 ] - 0.1 ],
					'Z'
				),
				mood.tone( '#a9bcb8', 0.9 )
			)
		);
	};
	pane( [ 1.33, 1.06 ], [ 1.46, 1.06 ], [ 1.62, 1.44 ], [ 1.57, 1.43 ] );
	pane( [ 1.53, 1.06 ], [ 2.14, 1.06 ], [ 2.14, 1.45 ], [ 1.7, 1.45 ] );
	pane( [ 2.32, 1.08 ], [ 2.86, 1.08 ], [ 2.86, 1.39 ], [ 2.32, 1.39 ] );
	pane( [ 2.97, 1.08 ], [ 3.52, 1.08 ], [ 3.5, 1.39 ], [ 2.97, 1.39 ] );
	const thin = Math.max( 1.2, k * 0.012 );
	stage.stroke(
		path(
			'M',
			[ 1.5, 1.02 ],
			'L',
			[ 1.5, 0.42 ],
			'L',
			[ 2.18, 0.42 ],
			'L',
			[ 2.18, 1.4 ]
		),
		tone( darker( colour, 0.4 ), 0.5 ),
		thin
	);
	stage.stroke(
		path( 'M', [ 1.98, 0.93 ], 'L', [ 2.12, 0.93 ] ),
		'#efeadb',
		k * 0.025
	);
	// Front wing with its lamp.
	stage.draw(
		path(
			'M',
			[ 0.04, 0.5 ],
			'C',
			[ 0.02, 0.82 ],
			[ 0.4, 0.92 ],
			[ 0.78, 0.86 ],
			'C',
			[ 1.12, 0.8 ],
			[ 1.2, 0.6 ],
			[ 1.24, 0.4 ],
			'L',
			[ 1.1, 0.3 ],
			'L',
			[ 0.1, 0.3 ],
			'Z'
		),
		tone( colour, 0.86 )
	);
	stage.stroke(
		path(
			'M',
			[ 0.3, 0.85 ],
			'C',
			[ 0.6, 0.9 ],
			[ 1.0, 0.86 ],
			[ 1.18, 0.62 ]
		),
		tone( lighter( colour, 0.35 ), 1 ),
		thin * 1.6
	);
	circle( 0.14, 0.7, 0.085, tone( '#d9d6c8', 0.8 ) );
	circle( 0.125, 0.7, 0.06, mood.lamp > 0.5 ? '#fde9b0' : '#f7f3e2' );
	for ( const [ x0, x1 ] of [
		[ -0.04, 0.5 ],
		[ 3.4, 3.84 ],
	] ) {
		stage.stroke(
			path( 'M', [ x0, 0.37 ], 'L', [ x1, 0.35 ] ),
			'#d9d8cd',
			k * 0.06
		);
		stage.stroke(
			path( 'M', [ x0 + 0.02, 0.385 ], 'L', [ x1 - 0.02, 0.365 ] ),
			'#faf7ec',
			k * 0.018
		);
	}
	circle( 3.72, 0.76, 0.04, '#b5392c' );
	for ( const x of [ 0.76, 2.98 ] ) {
		circle( x, 0.35, 0.4, darker( colour, 0.72 ) );
		circle( x, 0.3, 0.3, '#232826' );
		circle( x, 0.31, 0.195, tone( '#efe6cf', 0.7 ) );
		circle( x, 0.31, 0.11, '#d9d8cd' );
		circle( x - 0.02, 0.33, 0.055, '#faf7ec' );
	}
}

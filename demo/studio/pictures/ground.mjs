import { darker, lighter } from './colour.mjs';
import { cut, n, smooth } from './svg.mjs';

const FAR = 160;

/* The lawn from the horizon to the viewer, with mowing stripes that run away from us. */
export function lawn( stage, { stripes = true, y = 0, colour } = {} ) {
	const { mood, eye } = stage;
	const rng = stage.rng.fork( 'lawn' );
	const base = mood.tone( colour ?? mood.grass[ 0 ], 0.92 );
	stage.raw(
		`<rect y="${ n( stage.horizon - 1 ) }" width="${ stage.width }" height="${ n( stage.height - stage.horizon + 1 ) }" fill="rgb(${ base.map( Math.round ).join() })"/>`
	);
	if ( stripes ) {
		const list = [];
		for ( let x = -60; x < 60; x += 3.2 ) {
			list.push( [
				[ x, y, eye[ 2 ] ],
				[ x + 1.6, y, eye[ 2 ] ],
				[ x + 1.6, y, FAR ],
				[ x, y, FAR ],
			] );
		}
		stage.many( list, mood.tone( mood.grass[ 1 ], 0.95 ) );
	}
	const marks = [ [], [] ];
	for ( let i = 0; i < 150; i++ ) {
		const py =
			stage.horizon + ( stage.height - stage.horizon ) * rng() ** 0.7;
		const near = ( py - stage.horizon ) / ( stage.height - stage.horizon );
		marks[ i % 2 ].push(
			cut(
				rng() * stage.width,
				py,
				rng.range( -0.08, 0.08 ),
				8 + near * 26,
				0.8 + near * 1.6
			)
		);
	}
	stage.draw( marks[ 0 ].join( '' ), darker( base, 0.14 ) );
	stage.draw( marks[ 1 ].join( '' ), lighter( base, 0.22 ) );
}

/* A patch of ground: gravel, flags, tarmac, brick or earth. */
export function patch( stage, points, { kind = 'gravel', colour } = {} ) {
	const { mood } = stage;
	const base = mood.tone(
		colour ??
			{
				gravel: '#d6c29a',
				flags: '#c5baa2',
				tarmac: '#8b8c88',
				brick: '#a9674c',
				earth: '#a98a62',
			}[ kind ],
		0.92
	);
	const rng = stage.rng.fork( `patch${ points.flat().join() }` );
	const d =
		kind === 'gravel' || kind === 'earth'
			? smooth( stage.outline( points ) )
			: stage.path( points );
	stage.draw( d, base );
	const xs = points.map( ( p ) => p[ 0 ] );
	const zs = points.map( ( p ) => p[ 2 ] );
	const [ x0, x1, z0, z1 ] = [
		Math.min( ...xs ),
		Math.max( ...xs ),
		Math.max( stage.eye[ 2 ] + 1, Math.min( ...zs ) ),
		Math.max( ...zs ),
	];
	stage.clip( d, () => {
		if ( kind === 'flags' || kind === 'brick' ) {
			const [ low, high ] = [ [], [] ];
			const s = kind === 'flags' ? 0.7 : 0.3;
			for ( let z = z0; z < z1; z += s ) {
				for ( let x = x0 - rng() * s; x < x1; x += s * 1.35 ) {
					if ( rng.chance( 0.42 ) ) {
						( rng.chance( 0.5 ) ? low : high ).push( [
							[ x + 0.04, 0, z + 0.04 ],
							[ x + s * 1.3, 0, z + 0.04 ],
							[ x + s * 1.3, 0, z + s - 0.02 ],
							[ x + 0.04, 0, z + s - 0.02 ],
						] );
					}
				}
			}
			stage.many( low, darker( base, 0.12 ) );
			stage.many( high, lighter( base, 0.22 ) );
			return;
		}
		const marks = [ [], [] ];
		for ( let i = 0; i < 260; i++ ) {
			const s = stage.spot( [
				rng.range( x0, x1 ),
				0,
				z0 + ( z1 - z0 ) * rng() ** 1.8,
			] );
			if ( s.depth > 1 && s.y < stage.height + 10 ) {
				marks[ i % 2 ].push(
					cut(
						s.x,
						s.y,
						rng.range( -0.2, 0.2 ),
						Math.min( 16, s.scale * 0.2 ),
						Math.min( 3, s.scale * 0.035 )
					)
				);
			}
		}
		stage.draw( marks[ 0 ].join( '' ), darker( base, 0.15 ) );
		stage.draw( marks[ 1 ].join( '' ), lighter( base, 0.25 ) );
	} );
}

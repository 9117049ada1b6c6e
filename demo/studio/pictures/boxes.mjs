import { darker, lighter } from './colour.mjs';
import { n, polygon } from './svg.mjs';

/* A box of flat sides, each in its own light. `soft` rounds the corners (metres), for upholstery. */
export function box(
	stage,
	x0,
	x1,
	y0,
	y1,
	z0,
	z1,
	colour,
	{ soft = 0, top } = {}
) {
	const { mood, eye } = stage;
	const paint = ( points, normal, tone = colour ) => {
		const c = mood.tone( tone, mood.facing( normal ) );
		const k = soft && stage.spot( points[ 0 ] ).scale;
		const edge = soft
			? `stroke="rgb(${ c.map( ( v ) => Math.round( Math.min( 255, v ) ) ).join() })" stroke-width="${ n( Math.min( 60, k * soft ) ) }" stroke-linejoin="round"`
			: undefined;
		stage.fill( points, c, edge );
	};
	if ( eye[ 0 ] > x1 ) {
		paint(
			[
				[ x1, y0, z0 ],
				[ x1, y0, z1 ],
				[ x1, y1, z1 ],
				[ x1, y1, z0 ],
			],
			[ 1, 0, 0 ]
		);
	} else if ( eye[ 0 ] < x0 ) {
		paint(
			[
				[ x0, y0, z0 ],
				[ x0, y0, z1 ],
				[ x0, y1, z1 ],
				[ x0, y1, z0 ],
			],
			[ -1, 0, 0 ]
		);
	}
	if ( eye[ 1 ] > y1 ) {
		paint(
			[
				[ x0, y1, z0 ],
				[ x1, y1, z0 ],
				[ x1, y1, z1 ],
				[ x0, y1, z1 ],
			],
			[ 0, 1, 0 ],
			top ?? lighter( colour, 0.1 )
		);
	} else if ( eye[ 1 ] < y0 ) {
		paint(
			[
				[ x0, y0, z0 ],
				[ x1, y0, z0 ],
				[ x1, y0, z1 ],
				[ x0, y0, z1 ],
			],
			[ 0, -1, 0 ]
		);
	}
	paint(
		[
			[ x0, y0, z0 ],
			[ x1, y0, z0 ],
			[ x1, y1, z0 ],
			[ x0, y1, z0 ],
		],
		[ 0, 0, -1 ]
	);
}

/* A turned thing: silhouette from a profile of [radius, height], lit on one side. */
export function lathe( stage, [ x, y, z ], profile, colour, { glow } = {} ) {
	const { mood } = stage;
	const s = stage.spot( [ x, y, z ] );
	const k = s.scale;
	const tilt = ( h ) =>
		( ( stage.horizon - ( s.y - h * k ) ) / stage.focal ) * -1;
	const side = ( from, to ) =>
		polygon( [
			...profile.map( ( [ r, h ] ) => [
				s.x + from * r * k,
				s.y - h * k,
			] ),
			...[ ...profile ]
				.reverse()
				.map( ( [ r, h ] ) => [ s.x + to * r * k, s.y - h * k ] ),
		] );
	const tone = ( v ) => ( glow ? glow : mood.tone( colour, v ) );
	const [ bottom, top ] = [ profile[ 0 ], profile.at( -1 ) ];
	const oval = ( [ r, h ], c ) =>
		stage.raw(
			`<ellipse cx="${ n( s.x ) }" cy="${ n( s.y - h * k ) }" rx="${ n( r * k ) }" ry="${ n( Math.abs( r * k * tilt( h ) ) ) }" fill="rgb(${ c.map( ( v ) => Math.round( Math.min( 255, v ) ) ).join() })"/>`
		);
	if ( ! glow ) {
		oval( bottom, tone( 0.45 ) );
	}
	stage.draw( side( -1, 1 ), tone( 0.5 ) );
	if ( ! glow ) {
		stage.draw( side( mood.from * 1, mood.from * 0.15 ), tone( 0.85 ) );
		stage.draw( side( mood.from * -0.62, mood.from * -1 ), tone( 0.2 ) );
		oval(
			top,
			mood.tone(
				tilt( top[ 1 ] ) > 0
					? darker( colour, 0.25 )
					: lighter( colour, 0.05 ),
				0.4
			)
		);
	}
}

/* A soft patch of shade on the floor under a thing. */
export function shade( stage, x0, x1, z0, z1, strength = 0.22 ) {
	stage.fill(
		[
			[ x0, 0.005, z0 ],
			[ x1 + 0.25, 0.005, z0 + 0.05 ],
			[ x1 + 0.3, 0.005, z1 ],
			[ x0 + 0.1, 0.005, z1 ],
		],
		'#17261f',
		`opacity="${ strength }"`
	);
}

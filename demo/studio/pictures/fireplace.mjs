import { box } from './boxes.mjs';
import { darker, lighter } from './colour.mjs';
import { n, smooth } from './svg.mjs';
import { thing } from './thing.mjs';

const flames = ( stage, at, size ) => {
	const s = stage.spot( at );
	const k = s.scale * size;
	const tongue = ( dx, w, h, c ) =>
		stage.draw(
			smooth( [
				[ s.x + ( dx - w ) * k, s.y ],
				[ s.x + ( dx - w * 0.9 ) * k, s.y - h * 0.5 * k ],
				[ s.x + dx * k, s.y - h * 1.2 * k ],
				[ s.x + ( dx + w * 0.9 ) * k, s.y - h * 0.45 * k ],
				[ s.x + ( dx + w ) * k, s.y ],
			] ),
			c
		);
	tongue( -0.18, 0.2, 0.5, '#d9632b' );
	tongue( 0.16, 0.22, 0.62, '#d9632b' );
	tongue( 0, 0.2, 0.45, '#f2a93f' );
	tongue( 0.02, 0.1, 0.26, '#fbe08a' );
};

/* A chimney breast with a fireplace: 'surround', 'inglenook' or 'stove'. Stands before the back wall. */
export const fireplace = (
	x,
	kind,
	{
		wall,
		stone = '#e6dcc6',
		deep = 0.45,
		wide = 1.7,
		brick = '#a8593e',
		beam = '#5b4331',
	} = {}
) =>
	thing( 80, ( { stage, mood, d, h } ) => {
		const half = wide / 2;
		const z = d - deep;
		box( stage, x - half, x + half, 0, h, z, d, wall );
		const front = ( a, b, c, e, colour ) =>
			stage.fill(
				[
					[ x + a, b, z - 0.01 ],
					[ x + c, b, z - 0.01 ],
					[ x + c, e, z - 0.01 ],
					[ x + a, e, z - 0.01 ],
				],
				colour
			);
		const lit = ( c, v = 0.66 ) => mood.tone( c, v );
		const hearth = ( w, c ) =>
			box( stage, x - w, x + w, 0, 0.05, z - 0.42, z, c );
		const warm = mood.light !== 'noon';
		if ( kind === 'inglenook' ) {
			const [ w, top ] = [ half * 0.86, 1.32 ];
			front( -half, 0, half, h, lit( brick, 0.6 ) );
			const bricks = [ [], [] ];
			const rng = stage.rng.fork( 'ingle' );
			for ( let v = 0; v < h; v += 0.09 ) {
				for ( let u = -half + rng() * 0.2; u < half - 0.2; u += 0.24 ) {
					if ( rng.chance( 0.45 ) ) {
						bricks[ rng.chance( 0.5 ) ? 0 : 1 ].push( [
							[ x + u, v, z - 0.01 ],
							[ x + u + 0.21, v, z - 0.01 ],
							[ x + u + 0.21, v + 0.07, z - 0.01 ],
							[ x + u, v + 0.07, z - 0.01 ],
						] );
					}
				}
			}
			stage.many( bricks[ 0 ], lit( darker( brick, 0.14 ), 0.6 ) );
			stage.many( bricks[ 1 ], lit( lighter( brick, 0.14 ), 0.6 ) );
			front( -w, 0, w, top, lit( darker( brick, 0.6 ), 0.4 ) );
			front( -w, 0, -w + 0.14, top, lit( darker( brick, 0.35 ), 0.5 ) );
			box(
				stage,
				x - half * 0.98,
				x + half * 0.98,
				top,
				top + 0.26,
				z - 0.08,
				z,
				beam
			);
			hearth( half, darker( brick, 0.1 ) );
			stove( stage, mood, x, z + 0.02, warm );
			for ( let i = 0; i < 9; i++ ) {
				const s = stage.spot( [
					x + w - 0.22 + ( i % 3 ) * 0.13 - 0.1,
					0.1 + Math.floor( i / 3 ) * 0.12,
					z - 0.05,
				] );
				stage.raw(
					`<circle cx="${ n( s.x ) }" cy="${ n( s.y ) }" r="${ n( s.scale * 0.06 ) }" fill="#b08a5c"/><circle cx="${ n( s.x ) }" cy="${ n( s.y ) }" r="${ n( s.scale * 0.03 ) }" fill="#d3b083"/>`
				);
			}
			return;
		}
		if ( kind === 'stove' ) {
			front( -0.48, 0, 0.48, 1, lit( '#2f3331', 0.4 ) );
			box( stage, x - 0.72, x + 0.72, 1.08, 1.2, z - 0.14, z, beam );
			hearth( 0.72, '#6b6f6c' );
			stove( stage, mood, x, z - 0.04, warm );
			return;
		}
		front( -0.78, 0, 0.78, 1.16, lit( stone, 0.7 ) );
		front( -0.7, 0.02, -0.56, 1.06, lit( darker( stone, 0.12 ) ) );
		front( 0.56, 0.02, 0.7, 1.06, lit( darker( stone, 0.12 ) ) );
		front( -0.5, 0, 0.5, 0.94, lit( '#323734', 0.5 ) );
		front( -0.36, 0, 0.36, 0.72, lit( '#1d211f', 0.3 ) );
		for ( const a of [ -0.49, 0.39 ] ) {
			front( a, 0, a + 0.1, 0.94, lit( '#8fa39a' ) );
		}
		box( stage, x - 0.9, x + 0.9, 1.16, 1.23, z - 0.2, z, stone );
		hearth( 0.85, '#55605c' );
		if ( warm ) {
			flames( stage, [ x, 0.12, z ], 0.62 );
		}
		front( -0.3, 0.05, 0.3, 0.16, '#171a19' );
	} );

function stove( stage, mood, x, z, warm ) {
	box(
		stage,
		x - 0.045,
		x + 0.045,
		0.75,
		1.3,
		z + 0.05,
		z + 0.12,
		'#2b2f2d'
	);
	box( stage, x - 0.3, x + 0.3, 0.12, 0.74, z - 0.2, z + 0.1, '#34393a' );
	for ( const dx of [ -0.27, 0.22 ] ) {
		box(
			stage,
			x + dx,
			x + dx + 0.05,
			0.05,
			0.12,
			z - 0.18,
			z - 0.14,
			'#222625'
		);
	}
	const q = ( a, b, c, e ) => [
		[ x + a, b, z - 0.21 ],
		[ x + c, b, z - 0.21 ],
		[ x + c, e, z - 0.21 ],
		[ x + a, e, z - 0.21 ],
	];
	stage.fill( q( -0.22, 0.26, 0.22, 0.64 ), warm ? '#7a3a1e' : '#1b1f1e' );
	if ( warm ) {
		stage.clip( stage.path( q( -0.22, 0.26, 0.22, 0.64 ) ), () =>
			flames( stage, [ x, 0.26, z - 0.21 ], 0.5 )
		);
	}
	stage.fill( q( 0.23, 0.42, 0.26, 0.5 ), '#c9b88f' );
}

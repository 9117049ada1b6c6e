import { box, lathe } from './boxes.mjs';
import { n } from './svg.mjs';
import { thing } from './thing.mjs';

/* Open shelves with crockery on the back wall. */
export const shelves = ( x0, x1, v, rows, wood, accent ) =>
	thing( 84, ( { stage, mood, d } ) => {
		const rng = stage.rng.fork( `shelf${ x0 }` );
		for ( let r = 0; r < rows; r++ ) {
			const y = v + r * 0.36;
			box( stage, x0, x1, y - 0.035, y, d - 0.24, d, wood );
			for (
				let x = x0 + 0.1;
				x < x1 - 0.08;
				x += rng.range( 0.12, 0.22 )
			) {
				const c = rng.pick( [
					'#f3ecdb',
					'#dfe3d8',
					accent,
					'#8fa39a',
					'#c9a45c',
					'#6f8a94',
				] );
				const k = rng.range( 0.045, 0.075 );
				lathe(
					stage,
					[ x, y, d - 0.14 ],
					rng.chance( 0.5 )
						? [
								[ k * 0.7, 0 ],
								[ k, 0.1 ],
								[ k * 0.9, 0.13 ],
							]
						: [
								[ k, 0 ],
								[ k, 0.14 ],
								[ k * 0.4, 0.2 ],
							],
					c
				);
			}
		}
		stage.fill(
			[
				[ x0, v - 0.13, d - 0.01 ],
				[ x1, v - 0.13, d - 0.01 ],
				[ x1, v - 0.035, d - 0.01 ],
				[ x0, v - 0.035, d - 0.01 ],
			],
			mood.tone( '#17261f', 0.5 ),
			'opacity=".16"'
		);
	} );

/* A bowl of fruit. */
export const bowl = ( x, y, z, colour = '#8fa39a' ) =>
	thing( z, ( { stage, mood } ) => {
		const s = stage.spot( [ x, y + 0.1, z ] );
		[ '#b5392c', '#d9a13c', '#7d9a4a', '#c9633a' ].forEach( ( c, i ) =>
			stage.raw(
				`<circle cx="${ n( s.x + ( i - 1.5 ) * s.scale * 0.07 ) }" cy="${ n( s.y - ( i % 2 ) * s.scale * 0.035 ) }" r="${ n( s.scale * 0.05 ) }" fill="rgb(${ mood.tone( c, 0.85 ).map( Math.round ).join() })"/>`
			)
		);
		lathe(
			stage,
			[ x, y, z ],
			[
				[ 0.07, 0 ],
				[ 0.18, 0.1 ],
			],
			colour
		);
	} );

/* A sink with a bridge tap under a window on the left wall, or a basin stand. */
export const tap = ( x, y, z, metal ) =>
	thing( z, ( { stage } ) => {
		const s = stage.spot( [ x, y, z ] );
		const k = s.scale;
		stage.stroke(
			`M${ n( s.x ) } ${ n( s.y ) }v${ n( -0.22 * k ) }q0 ${ n( -0.1 * k ) } ${ n( 0.09 * k ) } ${ n( -0.1 * k ) }t${ n( 0.09 * k ) } ${ n( 0.1 * k ) }v${ n( 0.03 * k ) }`,
			metal,
			k * 0.028
		);
		stage.stroke(
			`M${ n( s.x - 0.07 * k ) } ${ n( s.y - 0.06 * k ) }h${ n( 0.14 * k ) }`,
			metal,
			k * 0.028
		);
	} );

import { lathe, shade } from './boxes.mjs';
import { thing } from './thing.mjs';

/* A roll-top bath on feet, lengthwise to the viewer or along the back wall. */
export const rollTop = ( x, z, colour, { long = 1.7 } = {} ) =>
	thing( z - 0.3, ( { stage, mood } ) => {
		shade( stage, x - long / 2, x + long / 2, z - 0.4, z + 0.4, 0.28 );
		const s = stage.spot( [ x, 0, z - 0.38 ] );
		const k = s.scale;
		const P = ( a, b ) =>
			`${ Math.round( s.x + a * k ) } ${ Math.round( s.y - b * k ) }`;
		const half = long / 2;
		for ( const a of [ -half * 0.62, half * 0.62 ] ) {
			lathe(
				stage,
				[ x + a, 0, z - 0.3 ],
				[
					[ 0.03, 0 ],
					[ 0.06, 0.06 ],
					[ 0.03, 0.16 ],
				],
				'#b98a45'
			);
		}
		const hull = `M${ P( -half, 0.62 ) }C${ P( -half * 0.98, 0.2 ) } ${ P( -half * 0.75, 0.13 ) } ${ P( -half * 0.55, 0.13 ) }L${ P( half * 0.55, 0.13 ) }C${ P( half * 0.75, 0.13 ) } ${ P( half * 0.98, 0.2 ) } ${ P( half, 0.62 ) }Z`;
		stage.draw( hull, mood.tone( colour, 0.5 ) );
		stage.clip( hull, () => {
			stage.draw(
				`M${ P( -half, 0.62 ) }L${ P( -half * 0.35, 0.62 ) }L${ P( -half * 0.25, 0.1 ) }L${ P( -half, 0.1 ) }Z`,
				mood.tone( colour, 0.85 )
			);
			stage.draw(
				`M${ P( half, 0.62 ) }L${ P( half * 0.62, 0.62 ) }L${ P( half * 0.45, 0.1 ) }L${ P( half, 0.1 ) }Z`,
				mood.tone( colour, 0.15 )
			);
		} );
		const rim = ( r, c, dy = 0 ) => {
			const e = stage.spot( [ x, 0.62 - dy, z ] );
			stage.raw(
				`<ellipse cx="${ Math.round( e.x ) }" cy="${ Math.round( e.y ) }" rx="${ Math.round( half * k * r ) }" ry="${ Math.round( Math.max( 6, ( s.y - 0.62 * k - e.y ) * 1.2 * r ) ) }" fill="rgb(${ c.map( ( v ) => Math.round( Math.min( 255, v ) ) ).join() })"/>`
			);
		};
		rim( 1.03, mood.tone( '#fbf7ec', 0.95 ) );
		rim( 0.93, mood.tone( '#d3d8d2', 0.5 ), 0.015 );
		rim( 0.86, mood.tone( '#c3d3d3', 0.75 ), 0.06 );
	} );

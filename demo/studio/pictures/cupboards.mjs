import { box } from './boxes.mjs';
import { darker } from './colour.mjs';
import { thing } from './thing.mjs';

/* Tall flat cupboards on the right wall with a built-in oven. */
export const tall = ( z0, z1, colour, h ) =>
	thing( z0, ( { stage, mood, w } ) => {
		box( stage, w - 0.65, w, 0, h, z0, z1, colour );
		const x = w - 0.655;
		const q = ( a, b, v, t ) => [
			[ x, v, a ],
			[ x, v, b ],
			[ x, t, b ],
			[ x, t, a ],
		];
		const count = Math.round( ( z1 - z0 ) / 0.62 );
		const each = ( z1 - z0 ) / count;
		stage.many(
			Array.from( { length: count - 1 }, ( _, i ) =>
				q(
					z0 + each * ( i + 1 ) - 0.01,
					z0 + each * ( i + 1 ) + 0.01,
					0.1,
					h
				)
			),
			mood.tone( darker( colour, 0.4 ), 0.8 )
		);
		stage.fill( q( z1 - each + 0.05, z1 - 0.05, 1.0, 1.55 ), '#2b302f' );
		stage.fill( q( z1 - each + 0.1, z1 - 0.1, 1.06, 1.38 ), '#47504e' );
		stage.many(
			Array.from( { length: count }, ( _, i ) =>
				q( z0 + each * i + 0.06, z0 + each * i + 0.09, 1.1, 1.5 )
			).slice( 0, -1 ),
			mood.tone( '#c9a45c', 0.8 )
		);
	} );

/* Wall cupboards on the back wall. */
export const uppers = ( x0, x1, colour, { v = 1.45, h = 0.75, glass = false } = {} ) =>
	thing( 84, ( { stage, mood, d } ) => {
		box( stage, x0, x1, v, v + h, d - 0.33, d, colour );
		const count = Math.max( 1, Math.round( ( x1 - x0 ) / 0.5 ) );
		const each = ( x1 - x0 ) / count;
		const z = d - 0.335;
		stage.many(
			Array.from( { length: count }, ( _, i ) => {
				const [ a, b ] = [
					x0 + each * i + 0.06,
					x0 + each * ( i + 1 ) - 0.06,
				];
				return [
					[ a, v + 0.06, z ],
					[ b, v + 0.06, z ],
					[ b, v + h - 0.06, z ],
					[ a, v + h - 0.06, z ],
				];
			} ),
			glass
				? mood.tone( '#7f9494', 0.6 )
				: mood.tone( darker( colour, 0.1 ), 0.5 )
		);
		stage.fill(
			[
				[ x0, v - 0.16, d - 0.01 ],
				[ x1, v - 0.16, d - 0.01 ],
				[ x1, v, d - 0.01 ],
				[ x0, v, d - 0.01 ],
			],
			'#17261f',
			'opacity=".18"'
		);
	} );

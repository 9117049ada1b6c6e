import { box, shade } from './boxes.mjs';
import { darker, lighter } from './colour.mjs';
import { thing } from './thing.mjs';

/* A sofa. `facing`: 'front' looks at the viewer, 'left' stands at the right wall. */
export function sofa(
	x0,
	x1,
	z0,
	z1,
	colour,
	{ facing = 'front', cushions = [] } = {}
) {
	return thing( z0, ( { stage } ) => {
		const dark = darker( colour, 0.08 );
		shade( stage, x0, x1, z0 - 0.1, z1 );
		const arm = 0.2;
		if ( facing === 'left' ) {
			box( stage, x1 - 0.24, x1, 0.12, 0.86, z0, z1, dark, {
				soft: 0.06,
			} );
			box( stage, x0, x1 - 0.2, 0.12, 0.6, z1 - arm, z1, colour, {
				soft: 0.07,
			} );
			box( stage, x0, x1 - 0.24, 0.12, 0.44, z0 + arm, z1 - arm, colour, {
				soft: 0.05,
			} );
			const m = ( z0 + z1 ) / 2;
			box(
				stage,
				x1 - 0.42,
				x1 - 0.24,
				0.44,
				0.8,
				m,
				z1 - arm,
				lighter( colour, 0.05 ),
				{ soft: 0.08 }
			);
			cushions
				.slice( 0, 1 )
				.forEach( ( c ) =>
					box(
						stage,
						x1 - 0.6,
						x1 - 0.42,
						0.46,
						0.78,
						z1 - 0.72,
						z1 - 0.3,
						c,
						{ soft: 0.08 }
					)
				);
			box(
				stage,
				x1 - 0.42,
				x1 - 0.24,
				0.44,
				0.8,
				z0 + arm,
				m,
				lighter( colour, 0.05 ),
				{ soft: 0.08 }
			);
			cushions
				.slice( 1 )
				.forEach( ( c ) =>
					box(
						stage,
						x1 - 0.58,
						x1 - 0.42,
						0.46,
						0.76,
						z0 + 0.3,
						z0 + 0.7,
						c,
						{ soft: 0.08 }
					)
				);
			box( stage, x0, x1 - 0.2, 0.12, 0.6, z0, z0 + arm, colour, {
				soft: 0.07,
			} );
			return;
		}
		box( stage, x0 + 0.06, x1 - 0.06, 0.3, 0.88, z1 - 0.22, z1, dark, {
			soft: 0.08,
		} );
		const seats = x1 - x0 > 1.5 ? 2 : 1;
		const wide = ( x1 - x0 - arm * 2 ) / seats;
		for ( let i = 0; i < seats; i++ ) {
			box(
				stage,
				x0 + arm + i * wide + 0.03,
				x0 + arm + ( i + 1 ) * wide - 0.03,
				0.5,
				0.84,
				z1 - 0.36,
				z1 - 0.2,
				lighter( colour, 0.05 ),
				{ soft: 0.09 }
			);
		}
		box( stage, x0 + 0.1, x1 - 0.1, 0.12, 0.32, z0 + 0.04, z1, dark, {
			soft: 0.03,
		} );
		for ( let i = 0; i < seats; i++ ) {
			box(
				stage,
				x0 + arm + i * wide + 0.02,
				x0 + arm + ( i + 1 ) * wide - 0.02,
				0.33,
				0.46,
				z0,
				z1 - 0.25,
				lighter( colour, 0.06 ),
				{ soft: 0.06 }
			);
		}
		cushions.forEach( ( c, i ) => {
			const cx = i % 2 ? x1 - arm - 0.52 : x0 + arm + 0.06;
			box( stage, cx, cx + 0.44, 0.5, 0.86, z1 - 0.52, z1 - 0.4, c, {
				soft: 0.09,
			} );
		} );
		box( stage, x0, x0 + arm, 0.1, 0.6, z0 - 0.02, z1, colour, {
			soft: 0.07,
		} );
		box( stage, x1 - arm, x1, 0.1, 0.6, z0 - 0.02, z1, colour, {
			soft: 0.07,
		} );
		for ( const x of [ x0 + 0.06, x1 - 0.12 ] ) {
			box( stage, x, x + 0.06, 0, 0.1, z0, z0 + 0.06, '#4a3628' );
		}
	} );
}

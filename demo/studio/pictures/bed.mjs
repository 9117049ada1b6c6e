import { box, shade } from './boxes.mjs';
import { darker, lighter } from './colour.mjs';
import { thing } from './thing.mjs';

/* A bed with its head at the back wall: headboard, pillows, duvet with a turned sheet, a throw at the foot. */
export const bed = (
	x0,
	x1,
	z0,
	{ frame, cloth, throwColour, cushion, head = 'board', wood }
) =>
	thing( z0, ( { stage, mood, d } ) => {
		shade( stage, x0 - 0.1, x1 + 0.2, z0 - 0.15, d, 0.25 );
		const z1 = d - 0.12;
		const high = head === 'tall' ? 1.45 : 1.15;
		if ( head === 'rails' ) {
			for ( let x = x0; x <= x1; x += ( x1 - x0 ) / 9 ) {
				box(
					stage,
					x - 0.012,
					x + 0.012,
					0.2,
					1.15,
					z1,
					z1 + 0.02,
					'#2b302e'
				);
			}
			box(
				stage,
				x0 - 0.04,
				x1 + 0.04,
				1.13,
				1.18,
				z1,
				z1 + 0.03,
				'#2b302e'
			);
		} else {
			box( stage, x0 - 0.04, x1 + 0.04, 0.1, high, z1, d, frame, {
				soft: head === 'board' ? 0 : 0.06,
			} );
			if ( head === 'tall' ) {
				for ( let i = 1; i < 7; i++ ) {
					const x = x0 + ( ( x1 - x0 ) * i ) / 7;
					stage.fill(
						[
							[ x - 0.008, 0.55, z1 - 0.01 ],
							[ x + 0.008, 0.55, z1 - 0.01 ],
							[ x + 0.008, high - 0.04, z1 - 0.01 ],
							[ x - 0.008, high - 0.04, z1 - 0.01 ],
						],
						mood.tone( darker( frame, 0.2 ), 0.6 )
					);
				}
			}
		}
		for ( const x of [ x0, x1 - 0.08 ] ) {
			box( stage, x, x + 0.08, 0, 0.2, z0, z0 + 0.08, wood );
		}
		box( stage, x0, x1, 0.16, 0.34, z0, z1, wood );
		box( stage, x0 - 0.03, x1 + 0.03, 0.3, 0.56, z0 - 0.02, z1, cloth, {
			soft: 0.06,
			top: lighter( cloth, 0.25 ),
		} );
		const m = ( x0 + x1 ) / 2;
		for ( const [ a, b ] of [
			[ x0 + 0.06, m - 0.05 ],
			[ m + 0.05, x1 - 0.06 ],
		] ) {
			box( stage, a, b, 0.6, 0.9, z1 - 0.2, z1 - 0.06, '#f3eddf', {
				soft: 0.1,
			} );
			box(
				stage,
				a + 0.06,
				b - 0.06,
				0.6,
				0.82,
				z1 - 0.4,
				z1 - 0.28,
				lighter( cloth, 0.35 ),
				{ soft: 0.1 }
			);
		}
		box(
			stage,
			m - 0.24,
			m + 0.24,
			0.6,
			0.8,
			z1 - 0.56,
			z1 - 0.46,
			cushion,
			{ soft: 0.08 }
		);
		// The sheet, turned back over the cover.
		stage.fill(
			[
				[ x0 - 0.06, 0.6, z1 - 0.62 ],
				[ x1 + 0.06, 0.6, z1 - 0.62 ],
				[ x1 + 0.06, 0.6, z1 - 0.88 ],
				[ x0 - 0.06, 0.6, z1 - 0.88 ],
			],
			mood.tone( '#f6f1e4', 0.92 )
		);
		const folds = [ 0.2, 0.42, 0.7 ].map( ( t ) => [
			[ x0 + ( x1 - x0 ) * t, 0.595, z1 - 0.9 ],
			[ x0 + ( x1 - x0 ) * t + 0.03, 0.595, z1 - 0.9 ],
			[ x0 + ( x1 - x0 ) * ( t + 0.06 ), 0.595, z0 + 0.5 ],
		] );
		stage.many( folds, mood.tone( darker( cloth, 0.1 ), 0.8 ) );
		// A throw across the foot.
		box(
			stage,
			x0 - 0.05,
			x1 + 0.05,
			0.26,
			0.6,
			z0 + 0.12,
			z0 + 0.62,
			throwColour,
			{ soft: 0.04 }
		);
		const stripes = [ 0.2, 0.3, 0.5 ].map( ( t ) => [
			[ x0 - 0.06, 0.61, z0 + t ],
			[ x1 + 0.06, 0.61, z0 + t ],
			[ x1 + 0.06, 0.61, z0 + t + 0.035 ],
			[ x0 - 0.06, 0.61, z0 + t + 0.035 ],
		] );
		stage.many( stripes, mood.tone( lighter( throwColour, 0.35 ), 0.9 ) );
		stage.fill(
			[
				[ x0 - 0.05, 0.34, z0 - 0.03 ],
				[ x1 + 0.05, 0.34, z0 - 0.03 ],
				[ x1 + 0.05, 0.31, z0 - 0.03 ],
				[ x0 - 0.05, 0.31, z0 - 0.03 ],
			],
			'#17261f',
			'opacity=".2"'
		);
	} );

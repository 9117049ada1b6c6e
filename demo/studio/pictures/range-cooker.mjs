import { box, lathe } from './boxes.mjs';
import { darker, lighter } from './colour.mjs';
import { thing } from './thing.mjs';

/* A range cooker under a mantel or hood, against the back wall. */
export const range = (
	x,
	colour,
	{ hood = 'mantel', wall, tile = '#e6d7ae', wide = 1.1 } = {}
) =>
	thing( 69, ( { stage, mood, d, h } ) => {
		const half = wide / 2;
		const z = d - 0.64;
		const q = ( a, b, c, e, k = 0 ) => [
			[ x + a, b, z - k ],
			[ x + c, b, z - k ],
			[ x + c, e, z - k ],
			[ x + a, e, z - k ],
		];
		const back = ( a, b, c, e ) => [
			[ x + a, b, d - 0.02 ],
			[ x + c, b, d - 0.02 ],
			[ x + c, e, d - 0.02 ],
			[ x + a, e, d - 0.02 ],
		];
		stage.fill(
			back( -half - 0.15, 0.9, half + 0.15, 1.75 ),
			mood.tone( tile, 0.6 )
		);
		const tiles = [];
		for ( let v = 0; v < 6; v++ ) {
			for ( let u = 0; u < 10; u++ ) {
				if ( ( u * 7 + v * 5 ) % 4 === 0 ) {
					const a = -half - 0.13 + ( u * ( wide + 0.26 ) ) / 10;
					tiles.push(
						back( a, 0.92 + v * 0.13, a + 0.12, 1.03 + v * 0.13 )
					);
				}
			}
		}
		stage.many( tiles, mood.tone( darker( tile, 0.1 ), 0.6 ) );
		if ( hood === 'mantel' ) {
			box(
				stage,
				x - half - 0.4,
				x - half - 0.15,
				0,
				h,
				d - 0.6,
				d,
				wall
			);
			box(
				stage,
				x + half + 0.15,
				x + half + 0.4,
				0,
				h,
				d - 0.6,
				d,
				wall
			);
			box(
				stage,
				x - half - 0.4,
				x + half + 0.4,
				1.72,
				h,
				d - 0.6,
				d,
				wall
			);
			box(
				stage,
				x - half - 0.46,
				x + half + 0.46,
				1.66,
				1.76,
				d - 0.72,
				d - 0.5,
				'#8a6a48'
			);
		} else {
			box( stage, x - 0.16, x + 0.16, 2, h, d - 0.35, d, '#b9bdb8' );
			stage.fill(
				[
					[ x - half, 1.72, d - 0.5 ],
					[ x + half, 1.72, d - 0.5 ],
					[ x + 0.18, 2.05, d - 0.35 ],
					[ x - 0.18, 2.05, d - 0.35 ],
				],
				mood.tone( '#c9ccc6', 0.6 )
			);
			stage.fill(
				q( -half, 1.66, half, 1.73, -0.14 ),
				mood.tone( '#a9ada8', 0.6 )
			);
		}
		box( stage, x - half, x + half, 0.06, 0.9, z, d, colour );
		box(
			stage,
			x - half - 0.02,
			x + half + 0.02,
			0.88,
			0.93,
			z - 0.02,
			d,
			'#3a403f'
		);
		for ( const a of [ -0.28, 0.28 ] ) {
			lathe(
				stage,
				[ x + a, 0.93, z + 0.3 ],
				[
					[ 0.2, 0 ],
					[ 0.2, 0.035 ],
				],
				'#c9ccc6'
			);
		}
		const doors = [
			[ -half + 0.05, 0.14, -0.03, 0.42 ],
			[ 0.03, 0.14, half - 0.05, 0.42 ],
			[ -half + 0.05, 0.47, -0.03, 0.78 ],
			[ 0.03, 0.47, half - 0.05, 0.78 ],
		];
		stage.many(
			doors.map( ( [ a, b, c, e ] ) => q( a, b, c, e, 0.01 ) ),
			mood.tone( lighter( colour, 0.14 ), 0.5 )
		);
		stage.fill(
			q( -half, 0.82, half, 0.845, 0.05 ),
			mood.tone( '#d3cdbb', 0.8 )
		);
		lathe(
			stage,
			[ x - 0.28, 0.965, z + 0.3 ],
			[
				[ 0.11, 0 ],
				[ 0.13, 0.06 ],
				[ 0.07, 0.15 ],
				[ 0.02, 0.18 ],
			],
			'#8f332c'
		);
	} );

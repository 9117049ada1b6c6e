import { box, lathe, shade } from './boxes.mjs';
import { darker } from './colour.mjs';
import { thing } from './thing.mjs';

/* Stairs that rise along the right wall, with a balustrade. */
export const stairs = (
	z0,
	steps,
	{ colour = '#a9794c', runner = '#b4532f', white = '#f1ebdc' } = {}
) =>
	thing( z0 + 0.2, ( { stage, mood, w, h } ) => {
		const [ go, rise, wide ] = [ 0.24, 0.19, 1 ];
		for ( let i = steps - 1; i >= 0; i-- ) {
			const [ z, y ] = [ z0 + i * go, i * rise ];
			box( stage, w - wide, w, 0, y + rise, z, z + go, white, {
				top: colour,
			} );
			const strip = ( a, b, light ) =>
				stage.fill(
					[
						[ w - wide + 0.2, a[ 0 ], a[ 1 ] ],
						[ w - 0.2, a[ 0 ], a[ 1 ] ],
						[ w - 0.2, b[ 0 ], b[ 1 ] ],
						[ w - wide + 0.2, b[ 0 ], b[ 1 ] ],
					],
					mood.tone( runner, light )
				);
			strip( [ y + rise, z ], [ y + rise, z + go ], 0.85 );
			strip( [ y, z - 0.002 ], [ y + rise, z - 0.002 ], 0.55 );
		}
		const x = w - wide;
		for ( let i = 0; i < steps; i++ ) {
			for ( const t of [ 0.25, 0.75 ] ) {
				const z = z0 + ( i + t ) * go;
				stage.fill(
					[
						[ x, ( i + 1 ) * rise, z ],
						[ x, ( i + 1 ) * rise, z + 0.03 ],
						[ x, Math.min( h, ( i + t ) * rise + 0.98 ), z + 0.03 ],
						[ x, Math.min( h, ( i + t ) * rise + 0.98 ), z ],
					],
					mood.tone( white, 0.85 )
				);
			}
		}
		const end = steps * go;
		stage.fill(
			[
				[ x, 0.95, z0 ],
				[ x, 0.95 + steps * rise, z0 + end ],
				[ x, 1.03 + steps * rise, z0 + end ],
				[ x, 1.03, z0 ],
			],
			mood.tone( darker( colour, 0.3 ), 0.7 )
		);
		box(
			stage,
			x - 0.05,
			x + 0.05,
			0,
			1.1,
			z0 - 0.06,
			z0 + 0.04,
			darker( colour, 0.25 )
		);
		lathe(
			stage,
			[ x, 1.1, z0 ],
			[
				[ 0.05, 0 ],
				[ 0.08, 0.06 ],
				[ 0.03, 0.14 ],
			],
			darker( colour, 0.25 )
		);
		shade( stage, x - 0.5, x - 0.1, z0, z0 + 1.2, 0.12 );
	} );
